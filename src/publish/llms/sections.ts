import type { SidebarItem } from '../../content';

/** A heading, and the IDs of the pages below it. */
export interface Section {
  readonly name: string;
  readonly ids: readonly string[];
}

/** IDs of pages that are direct children of these items. */
const idsOf = (items: readonly SidebarItem[]): string[] => items.flatMap((item) => (item.type === 'doc' ? [item.id] : []));

/**
 * Converts a sidebar to sections, in the same order: one for each category that contains pages.
 *
 * @param name sidebar name, which precedes its category names: `Storage service / Guides`
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
