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
