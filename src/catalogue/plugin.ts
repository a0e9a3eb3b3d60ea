/** Docusaurus plugin that passes the integration guides' front matter to the catalog, the home page, and the sidebar. */
import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadedDocs } from '../content';
import type { Features } from '../site/features';
import { byTitle, FOLDER, guides, isGuide, matterOf, newestChange } from './guides';
import { CATEGORIES, CATEGORY_NAMES } from './taxonomy';

export { guideFields, isGuide, matterOf } from './guides';
export { CATEGORIES, LABELS } from './taxonomy';

/** Data for the note on each guide. The note reads this data with `usePluginData('catalogue')`. */
export interface CatalogueData {
  /** Date of the latest change to the storage pages. */
  readonly newest: string;
}

/** @param options.features features of the service */
export default function cataloguePlugin(_context: LoadContext, { features }: { readonly features: Features }): Plugin {
  return {
    name: 'catalogue',
    async allContentLoaded({ allContent, actions }) {
      const pages = loadedDocs(allContent, 'home');
      const newest = newestChange(pages);
      actions.setGlobalData({ newest } satisfies CatalogueData);
      await actions.createData('guides.json', guides(pages, newest, features));
    },
  };
}

/** Generates the sidebar items for the integrations, with one collapsed category for each category in the catalog. */
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
