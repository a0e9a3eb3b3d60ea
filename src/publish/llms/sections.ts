import type { SidebarItem } from '../../content';

/** A heading with the pages below it, by their ids. */
export interface Section {
  readonly name: string;
  readonly ids: readonly string[];
}

/** Pages that stand in these items themselves. */
const idsOf = (items: readonly SidebarItem[]): string[] => items.flatMap((item) => (item.type === 'doc' ? [item.id] : []));

/**
 * A sidebar as sections, in its order: one for each category that holds pages.
 *
 * @param name of the sidebar, before the names of its categories: `Storage service / Guides`
 */
export function sectionsOf(name: string, items: readonly SidebarItem[]): Section[] {
  const ids = idsOf(items);
  const categories = items.flatMap((item) => (item.type === 'category' ? [item] : []));
  return [
    ...(ids.length === 0 ? [] : [{ name, ids }]),
    ...categories.flatMap(({ label, link, items: inner }) => {
      const own: SidebarItem[] = link?.type === 'doc' ? [{ type: 'doc', id: link.id }] : [];
      return sectionsOf(`${name} / ${label}`, [...own, ...inner]);
    }),
  ];
}
