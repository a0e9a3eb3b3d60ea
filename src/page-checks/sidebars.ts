/** Pages that no sidebar leads to, and translations without an original. */
import type { Check } from './types';

interface Item {
  readonly type?: string;
  readonly id?: string;
  readonly items?: unknown;
  readonly link?: unknown;
}

/**
 * Page ids that a sidebar file leads to.
 * @param sidebars what a `sidebars/*.ts` exports: arrays of ids, categories and links, in any depth
 */
export function sidebarPages(sidebars: unknown): Set<string> {
  if (typeof sidebars === 'string') return new Set([sidebars]);
  if (Array.isArray(sidebars)) return new Set(sidebars.flatMap((item) => [...sidebarPages(item)]));
  if (typeof sidebars !== 'object' || sidebars === null) return new Set();
  const { type, id, items, link } = sidebars as Item;
  if (type === undefined) return sidebarPages(Object.values(sidebars));
  if (type === 'doc' || type === 'ref') return new Set(id === undefined ? [] : [id]);
  return new Set([...sidebarPages(items), ...(isDocLink(link) ? sidebarPages(link) : [])]);
}

function isDocLink(link: unknown): boolean {
  return typeof link === 'object' && link !== null && (link as Item).type === 'doc';
}

export const inSidebar: Check = {
  name: 'sidebar',
  run: ({ instance, id }, site) => {
    if (site.sidebars[instance.id]?.has(id)) return [];
    return [{ line: 1, message: 'page is in no sidebar', cure: `add '${id}' to sidebars/${instance.id}.ts` }];
  },
};

export const hasOriginal: Check = {
  name: 'original',
  run: ({ instance, id, locale }, site) => {
    if (locale === site.defaultLocale) return [];
    if (site.pages.some((page) => page.locale === site.defaultLocale && page.instance.id === instance.id && page.id === id)) return [];
    return [{ line: 1, message: `translates ${instance.folder}/${id}.md, which does not exist`, cure: 'give it the name of its original: the framework ignores it' }];
  },
};
