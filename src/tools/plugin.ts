/**
 * The tools module for the configuration: the transform that adds a tool and the tables of its core to a page, and a Docusaurus plugin
 * (default export) with the texts of each tool, so that other pages don't load them.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadToolMessages, toolsWithMessages } from '../content';

export { default as remarkTools } from './build/remark-tools';

/** Texts that all tools share. */
const PARTS = 'parts';

export default function toolsPlugin({ siteDir, i18n: { currentLocale, defaultLocale } }: LoadContext): Plugin {
  const texts = (tool: string) =>
    Object.assign({}, ...[defaultLocale, currentLocale].map((locale) => loadToolMessages(siteDir, locale, tool))) as object;
  return {
    name: 'tools',
    getPathsToWatch: () => [path.join(siteDir, 'i18n', currentLocale, 'tools', '*.json')],
    async contentLoaded({ actions }) {
      const tools = toolsWithMessages(siteDir, defaultLocale).filter((tool) => tool !== PARTS);
      await Promise.all(tools.map((tool) => actions.createData(`${tool}.json`, { ...texts(PARTS), ...texts(tool) })));
    },
  };
}
