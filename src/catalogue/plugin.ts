/**
 * Docusaurus plugin: hands the integration guides' front matter to the catalogue and the home page,
 * and groups the sidebar by it, so that a new guide is one file.
 */
import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import type { Plugin } from '@docusaurus/types';
import { loadedDocs } from '../content';
import { byTitle, classesOf, FOLDER, guides, isGuide } from './guides';
import { CATEGORIES, CATEGORY_NAMES } from './taxonomy';

export default function cataloguePlugin(): Plugin {
  return {
    name: 'catalogue',
    async allContentLoaded({ allContent, actions }) {
      await actions.createData('guides.json', guides(loadedDocs(allContent, 'home')));
    },
  };
}

/** The sidebar's integrations: one collapsed category for each category of the catalogue. */
export const sidebarItemsGenerator: PluginOptions['sidebarItemsGenerator'] = async ({ defaultSidebarItemsGenerator, ...args }) => {
  if (args.item.dirName !== FOLDER) return defaultSidebarItemsGenerator({ ...args });
  const pages = args.docs.filter(isGuide).sort(byTitle);
  return CATEGORIES.map((category) => ({
    type: 'category' as const,
    label: CATEGORY_NAMES[category],
    collapsible: true,
    collapsed: true,
    items: pages.filter((page) => classesOf(page).category === category).map(({ id }) => ({ type: 'doc' as const, id })),
  })).filter(({ items }) => items.length > 0);
};
