import { useLocation } from '@docusaurus/router';
import type { PropSidebarBreadcrumbsItem, PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { isActiveSidebarItem, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';

function wayTo(pathname: string, items: readonly PropSidebarItem[]): PropSidebarBreadcrumbsItem[] {
  const item = items.find((candidate) => isActiveSidebarItem(candidate, pathname));
  if (item?.type === 'category') return [item, ...wayTo(pathname, item.items)];
  return item?.type === 'link' ? [item] : [];
}

/**
 * Returns the breadcrumbs for the current page, including the page itself. They're empty if the page isn't in a sidebar. The framework's
 * `useSidebarBreadcrumbs` sorts by language-specific rules, and loading the browser's data for these rules blocks the page for 30 ms on a
 * slow phone.
 */
export const useBreadcrumbs = (): PropSidebarBreadcrumbsItem[] => wayTo(useLocation().pathname, useDocsSidebar()?.items ?? []);
