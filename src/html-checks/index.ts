/** Checks of the built site. Node only: `scripts/check-html.ts` gives it the build and the facts. */
import { headings, ids, images, leftovers, notFoundTexts } from './body';
import { alternates, language, searchDescription, titles, uniqueTitles } from './head';
import { hosts, styleSheetFaults } from './hosts';
import { links } from './links';
import type { BuiltSite, Check, Fault } from './types';

export { readBuild } from './read-build';
export { sitemapFaults } from './sitemap';
export type { BuiltSite, Facts } from './types';

const checks: readonly Check[] = [
  links,
  hosts,
  language,
  titles,
  uniqueTitles,
  alternates,
  searchDescription,
  headings,
  ids,
  images,
  leftovers,
  notFoundTexts,
];

/** Faults of one file under one check. */
export interface Result {
  readonly file: string;
  readonly faults: readonly Fault[];
}

/** Applies every check to every page and style sheet. */
export function checkBuild(site: BuiltSite): Result[] {
  const pages = checks.flatMap((check) =>
    site.pages.filter(check.about).map((page) => ({ file: page.file, faults: check.run(page, site) })),
  );
  return [...pages, ...site.styleSheets.map((sheet) => ({ file: sheet.file, faults: styleSheetFaults(sheet, site) }))];
}

/**
 * One line a fault, `file: selector message`. What the frame repeats on every page is one line:
 * the first file and how many more.
 */
export function faultLines(results: readonly Result[]): string[] {
  const files = new Map<string, string[]>();
  for (const { file, faults } of results) {
    for (const { at, message } of faults) {
      const key = `${at} ${message}`;
      files.set(key, [...(files.get(key) ?? []), file]);
    }
  }
  return [...files].map(
    ([key, [first = '', ...more]]) => `${first}: ${key}${more.length > 0 ? ` (and in ${more.length} more files)` : ''}`,
  );
}
