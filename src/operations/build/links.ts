/** Rewrites the links of the data for files outside of the page. */
import path from 'node:path/posix';
import { PAGE } from './rows';

/** Address of a page by its id. @throws Error for an id that no page has */
export type UrlOf = (id: string) => string;

/** The target of a Markdown link: a file beside the page, a heading of the page, or both. */
const TARGET = /\]\((?:(\.\.?\/[^)#]+)\.mdx?)?(#[\w-]+)?\)/g;

/** @returns the Markdown with whole addresses instead of links between pages */
export const withUrls = (markdown: string, urlOf: UrlOf): string =>
  markdown.replace(
    TARGET,
    (_link, file: string | undefined, heading = '') =>
      `](${urlOf(file === undefined ? PAGE : path.join(path.dirname(PAGE), file))}${String(heading)})`,
  );
