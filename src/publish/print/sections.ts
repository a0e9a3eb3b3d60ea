/** The site's sections, each of which is published as one document: the top-level categories in the sidebars. */
import type { SidebarItem } from '../../content';
import { isPrinted, sectionName } from '../names';

export interface Section {
  /** Name of the section's folder in `print/`. */
  readonly name: string;
  /** The part of the site that contains it. Two parts can have sections with the same label. */
  readonly area: string;
  /** Label in the sidebar. */
  readonly label: string;
  /** Paths of the section's pages from the root of the host, in sidebar order. */
  readonly pages: readonly string[];
  /** Path of the section's first page. */
  readonly first: string;
}

/** A docs instance as loaded by the framework. */
export interface LoadedInstance {
  /** Name of this part of the site. */
  readonly area: string;
  readonly sidebar: readonly SidebarItem[];
  readonly docs: readonly { readonly id: string; readonly permalink: string }[];
}

function docIds(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'category') return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...docIds(item.items)];
    return item.type === 'doc' ? [item.id] : [];
  });
}

function sectionsOfInstance({ area, sidebar, docs }: LoadedInstance, baseUrl: string): Section[] {
  const permalinks = new Map(docs.map(({ id, permalink }) => [id, permalink]));
  return sidebar.flatMap((item): Section[] => {
    if (item.type !== 'category' || !isPrinted(item.items)) return [];
    const pages = docIds(item.items).flatMap((id) => permalinks.get(id) ?? []);
    const [first] = pages;
    return first === undefined ? [] : [{ name: sectionName(first, baseUrl), area, label: item.label, pages, first }];
  });
}

/**
 * @param baseUrl language root, with a slash at both ends
 * @throws Error if two sections would have the same name
 */
export function sectionsOf(instances: readonly LoadedInstance[], baseUrl: string): Section[] {
  const sections = instances.flatMap((instance) => sectionsOfInstance(instance, baseUrl));
  sections.forEach(({ name, label }, index) => {
    const same = sections.slice(0, index).find((other) => other.name === name);
    if (same) throw new Error(`sidebars: "${same.label}" and "${label}" begin with pages in ${name}/; start one in a different folder`);
  });
  return sections;
}
