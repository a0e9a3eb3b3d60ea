import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { load } from 'cheerio';

import { localeFolder } from '../../site/locales';
import type { SearchRecord } from '../contract';
import { pageRecords } from './page';

export interface BuiltSite {
  /** The folder that's served at `baseUrl`. */
  outDir: string;
  /** Base URL, which starts and ends with a slash. */
  baseUrl: string;
  /** Routes from the root of the host, including the base URL. */
  routes: readonly string[];
  /** Area (lvl0) to use for pages without breadcrumbs. */
  defaultArea: string;
}

/** Pages that aren't indexed. The search page would find itself, and nobody looks for the error page. */
const SKIPPED = new Set(['search', 'search/', '404', '404.html']);

function fileOf(outDir: string, path: string): string | undefined {
  return [join(outDir, path, 'index.html'), join(outDir, `${path.replace(/\/$/, '')}.html`)].find((file) => existsSync(file));
}

/**
 * Reads the records of all pages, sorted by route, so that the same site always produces the same list. It's synchronous, because other
 * post-build steps don't wait, and they need to know the name of the index.
 * @throws Error that names the route if its file is missing or can't be parsed as a page
 */
export function siteRecords({ outDir, baseUrl, routes, defaultArea }: BuiltSite): SearchRecord[] {
  const wanted = [...new Set(routes)].filter((route) => !SKIPPED.has(route.slice(baseUrl.length))).sort();
  const records: SearchRecord[] = [];
  // Pages are read one after another, because the work is CPU-bound, and only one page's tree should be in memory.
  for (const [position, url] of wanted.entries()) {
    const file = fileOf(outDir, url.slice(baseUrl.length));
    if (file === undefined) throw new Error(`${url}: no built page in ${outDir}; expected an index.html or .html file for each route.`);
    records.push(...pageRecords(readFileSync(file, 'utf8'), { url, defaultArea, position }));
  }
  return records;
}

/** Returns the locales of a built site, each of which has a sitemap. Empty for any other folder. @param languages the brand's languages */
export const builtLocales = (site: string, languages: readonly string[]): string[] =>
  [...languages].sort().filter((locale) => existsSync(join(site, localeFolder(locale, languages), 'sitemap.xml')));

/**
 * Returns the records for one locale of a built site, based on its sitemap. The home page has the shortest URL and the site title.
 * @throws Error that names the page if its file is missing or can't be parsed
 */
export async function localeRecords(site: string, locale: string, languages: readonly string[]): Promise<SearchRecord[]> {
  const outDir = join(site, localeFolder(locale, languages));
  const $ = load(await readFile(join(outDir, 'sitemap.xml'), 'utf8'), { xml: true });
  const routes = [...$('loc')].map((element) => decodeURI(new URL($(element).text()).pathname));
  const [baseUrl = '/'] = [...routes].sort((a, b) => a.length - b.length);
  const defaultArea = load(await readFile(join(outDir, 'index.html'), 'utf8'))('head > title').text();
  return siteRecords({ outDir, baseUrl, routes, defaultArea });
}
