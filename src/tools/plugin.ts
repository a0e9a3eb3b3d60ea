/**
 * Configuration entry point of the tools module. Exports the transform that adds a tool and its core's tables to a page, and a Docusaurus
 * plugin (default export) that provides the texts of each tool and the glossary terms in them, so that other pages don't load them.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadGlossary, loadToolMessages, toolsWithMessages, type Glossary, type Messages } from '../content';
import { plainText } from '../lib/plain-text';
import { substitute, type Variables } from '../lib/substitute';
import { sourceLocale } from '../site/locales';
import { termsIn } from './parts/term-texts';

export { default as remarkTools } from './build/remark-tools';

/** Name of the texts that all tools share. */
const PARTS = 'parts';

export default function toolsPlugin(
  { siteDir, i18n: { currentLocale } }: LoadContext,
  { variables }: { readonly variables: Variables },
): Plugin {
  const texts = (tool: string): Messages =>
    Object.assign({}, ...[sourceLocale, currentLocale].map((locale) => loadToolMessages(siteDir, locale, tool))) as Messages;
  /** Returns the names and definitions of the glossary terms in a tool's texts. */
  const definitions = (messages: Messages, { terms }: Glossary): Messages => {
    const found = Array.from(termsIn(Object.values(messages)), (id) => {
      const term = terms.find((one) => one.id === id);
      if (!term)
        throw new Error(`i18n/${currentLocale}/tools: the term ${id} isn't in terms.yaml; correct the text that contains “](${id})”`);
      const definition = plainText(substitute(term.definition, variables, `i18n/${currentLocale}/terms.yaml (${id})`));
      return { [`term.${id}`]: definition, [`term.${id}.name`]: term.term };
    });
    return Object.assign({}, ...found) as Messages;
  };
  return {
    name: 'tools',
    getPathsToWatch: () => [path.join(siteDir, 'i18n', currentLocale, 'tools', '*.json')],
    async contentLoaded({ actions }) {
      const shared = texts(PARTS);
      const glossary = loadGlossary(currentLocale, siteDir);
      const tools = toolsWithMessages(siteDir, sourceLocale).filter((tool) => tool !== PARTS);
      await Promise.all(
        tools.map((tool) => {
          const own = texts(tool);
          return actions.createData(`${tool}.json`, { ...shared, ...own, ...definitions(own, glossary) });
        }),
      );
    },
  };
}
