/**
 * This module's entry point for the configuration: plugin lists for docs instances (`markdown`), and a Docusaurus plugin (default export)
 * for the other things that the bundles need.
 */
import path from 'node:path';
import type { MDXOptions } from '@docusaurus/mdx-loader';
import type { LoadContext, Plugin } from '@docusaurus/types';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import { loadGlossary } from '../content';
import type { Variables } from '../lib/substitute';
import type { Features } from '../site/features';
import remarkAccess from './access/remark-access';
import remarkAddresses from './addresses/remark-addresses';
import remarkCopy from './copy/remark-copy';
import remarkDiagram from './diagram/remark-diagram';
import remarkGlossary from './glossary/remark-glossary';
import remarkHighlight, { type HighlightOptions } from './highlight/remark-highlight';
import { rehypeMathErrors, remarkFormulaRegion } from './math/math';
import remarkPageCode, { type PageCodeOptions } from './page-code/remark-page-code';
import remarkTables from './tables/remark-tables';
import remarkTerms from './terms/remark-terms';
import remarkValues, { remarkTakeValues } from './values/remark-values';

export { highlight } from './highlight/highlight';

export interface MarkdownOptions extends PageCodeOptions {
  /** This build's locale, for texts that the build writes into pages. */
  readonly locale: string;
  /** Brand and reader variables for texts that come from data rather than from the page's file. */
  readonly variables: Variables;
  /** Returns one of the build's interface texts by ID. */
  readonly text: (id: string) => string;
  /** Features of the brand's service. */
  readonly features: Features;
  /** The project folder. */
  readonly siteDir: string;
  /** Returns how a code block was proven, for its mark. */
  readonly proofOf?: HighlightOptions['proofOf'];
}

type PluginLists = Pick<MDXOptions, 'beforeDefaultRemarkPlugins' | 'remarkPlugins' | 'rehypePlugins'>;

/**
 * The plugin lists for a docs or pages instance. Their order matters: the marks of values are removed before any plugin reads a text.
 * Forbidden content is rejected before anything else is written into the page. The glossary comes before the framework's heading and link
 * plugins. Diagrams and access tables claim their blocks before the highlighter processes the rest. Tables are named after the headings are
 * complete.
 */
export function markdown({ locale, variables, text, features, siteDir, publishedPage, proofOf }: MarkdownOptions): PluginLists {
  const glossary = loadGlossary(locale, siteDir, features);
  return {
    beforeDefaultRemarkPlugins: [
      remarkTakeValues,
      [remarkPageCode, { publishedPage }],
      [remarkGlossary, { terms: glossary.terms, locale, variables, seeAlso: text('glossary.seeAlso') }],
    ],
    remarkPlugins: [
      remarkMath,
      remarkFormulaRegion,
      [remarkTerms, { ...glossary, locale, variables }],
      remarkDiagram,
      [remarkAccess, { text, features, proofOf }],
      [remarkHighlight, { proofOf }],
      remarkCopy,
      remarkAddresses,
      remarkTables,
      remarkValues,
    ],
    rehypePlugins: [[rehypeKatex, { output: 'mathml' }], rehypeMathErrors],
  };
}

export default function markdownPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'markdown',
    configureWebpack: () => ({
      resolve: { alias: { 'prism-react-renderer$': path.join(siteDir, 'src/markdown/highlight/browser-prism.ts') } },
    }),
  };
}
