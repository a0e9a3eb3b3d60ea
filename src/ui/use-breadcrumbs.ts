import { useLocation } from '@docusaurus/router';
import type { PropSidebarBreadcrumbsItem, PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { isActiveSidebarItem, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';

function wayTo(pathname: string, items: readonly PropSidebarItem[]): PropSidebarBreadcrumbsItem[] {
  const item = items.find((candidate) => isActiveSidebarItem(candidate, pathname));
  if (item?.type === 'category') return [item, ...wayTo(pathname, item.items)];
  return item?.type === 'link' ? [item] : [];
}

/**
 * Breadcrumbs of a page in its sidebar, including the page itself. Empty for a page that isn't in a sidebar. The framework's
 * `useSidebarBreadcrumbs` sorts by the rules of a language, and loading the browser's tables for that blocks the page: 30 ms on a slow
 * phone.
 */
export const useBreadcrumbs = (): PropSidebarBreadcrumbsItem[] => wayTo(useLocation().pathname, useDocsSidebar()?.items ?? []);
