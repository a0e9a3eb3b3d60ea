/**
 * The markdown room for the configuration: plugin lists for docs instances (`markdown`), and a
 * Docusaurus plugin (default export) for what bundles need beside the trees.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import remarkHighlight from './highlight/remark-highlight';

export interface MarkdownOptions {
  /** Locale of this build, for texts that the build writes into pages. */
  readonly locale: string;
}

/** The plugin lists of a docs or pages instance. */
export function markdown({ locale }: MarkdownOptions) {
  return {
    beforeDefaultRemarkPlugins: [],
    remarkPlugins: [remarkHighlight],
    beforeDefaultRehypePlugins: [],
    rehypePlugins: [],
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
