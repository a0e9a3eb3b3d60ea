/** Parses built pages. It's not part of `index.ts`, because Cheerio takes long to load, and commands that only read sources don't need it. */
import { load, type CheerioAPI, type CheerioOptions } from 'cheerio';

/**
 * Parses HTML into a tree that exists only while `read` runs, and is then emptied. For each tree, Cheerio creates a class that refers to
 * it, and V8's minor garbage collections don't free classes. Copying dead trees took half of the time for reading the pages.
 */
export function withTree<T>(html: string, read: ($: CheerioAPI) => T, options?: CheerioOptions): T {
  const $ = load(html, options);
  const result = read($);
  $.root().empty();
  return result;
}
