/**
 * Docusaurus plugin that passes the integration guides' front matter to the catalog and the home page, and groups the sidebar by it. A
 * new guide needs only one file.
 */
import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import type { Plugin } from '@docusaurus/types';
import { loadedDocs } from '../content';
import { matterOf } from './front-matter';
import { byTitle, FOLDER, guides, isGuide, newestChange } from './guides';
import { CATEGORIES, CATEGORY_NAMES } from './taxonomy';

export { CATEGORIES, LABELS } from './taxonomy';

/** Data for the note on a guide, which reads it with `usePluginData('catalogue')`. */
export interface CatalogueData {
  /** Date of the newest change to the storage pages. */
  readonly newest: string;
}

export default function cataloguePlugin(): Plugin {
  return {
    name: 'catalogue',
    async allContentLoaded({ allContent, actions }) {
      const pages = loadedDocs(allContent, 'home');
      const newest = newestChange(pages);
      actions.setGlobalData({ newest } satisfies CatalogueData);
      await actions.createData('guides.json', guides(pages, newest));
    },
  };
}

/** The integrations in the sidebar: one collapsed category for each category of the catalog. */
export const sidebarItemsGenerator: PluginOptions['sidebarItemsGenerator'] = async ({ defaultSidebarItemsGenerator, ...args }) => {
  if (args.item.dirName !== FOLDER) return defaultSidebarItemsGenerator({ ...args });
  const pages = args.docs.filter(isGuide).sort(byTitle);
  return CATEGORIES.map((category) => ({
    type: 'category' as const,
    label: CATEGORY_NAMES[category],
    collapsible: true,
    collapsed: true,
    items: pages.filter((page) => matterOf(page).category === category).map(({ id }) => ({ type: 'doc' as const, id })),
  })).filter(({ items }) => items.length > 0);
};
