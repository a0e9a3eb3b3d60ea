/**
 * Docusaurus plugin: hands the integration guides' front matter to the catalogue and the home page,
 * and groups the sidebar by it, so that a new guide is one file.
 */
import type { LoadedContent, PluginOptions } from '@docusaurus/plugin-content-docs';
import type { Plugin } from '@docusaurus/types';
import { categoryOf, FOLDER, guides, isGuide } from './guides';
import { CATEGORIES, CATEGORY_NAMES } from './taxonomy';

export default function cataloguePlugin(): Plugin {
  return {
    name: 'catalogue',
    async allContentLoaded({ allContent, actions }) {
      const docs = allContent['docusaurus-plugin-content-docs']?.home as LoadedContent | undefined;
      const pages = docs?.loadedVersions.flatMap((version) => version.docs) ?? [];
      await actions.createData('guides.json', guides(pages));
    },
  };
}

/** The sidebar's integrations: one collapsed category for each category of the catalogue. */
export const sidebarItemsGenerator: PluginOptions['sidebarItemsGenerator'] = async ({ defaultSidebarItemsGenerator, ...args }) => {
  if (args.item.dirName !== FOLDER) return defaultSidebarItemsGenerator({ ...args });
  const pages = args.docs.filter(({ id }) => isGuide(id)).sort((a, b) => a.title.localeCompare(b.title, 'en', { sensitivity: 'base' }));
  return CATEGORIES.map((category) => ({
    type: 'category' as const,
    label: CATEGORY_NAMES[category],
    collapsible: true,
    collapsed: true,
    items: pages
      .filter(({ frontMatter, source }) => categoryOf({ frontMatter, source }) === category)
      .map(({ id }) => ({ type: 'doc' as const, id })),
  })).filter(({ items }) => items.length > 0);
};
