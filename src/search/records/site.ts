/** A built site's folder to records. */
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { load } from 'cheerio';

import { i18n } from '../../site/locales';
import type { SearchRecord } from '../contract';
import { pageRecords } from './page';

/** A built site, or one locale of it. */
export interface BuiltSite {
  /** Folder that `baseUrl` is served from. */
  outDir: string;
  /** With a slash at both ends. */
  baseUrl: string;
  /** Routes from the host's root, base URL included. */
  routes: readonly string[];
  /** Area (lvl0) of pages without breadcrumbs. */
  defaultArea: string;
}

/** The search page would find itself, and nobody looks for the error page. */
const SKIPPED = new Set(['search', 'search/', '404', '404.html']);

function fileOf(outDir: string, path: string): string | undefined {
  return [join(outDir, path, 'index.html'), join(outDir, `${path.replace(/\/$/, '')}.html`)].find((file) => existsSync(file));
}

/**
 * Reads the records of all pages, ordered by route, so that the same site gives the same list. In one go: what else is done with
 * the pages after a build waits for nothing, either, and the name of the index must be known before.
 * @throws Error naming the route whose file is missing or cannot be read as a page
 */
export function siteRecords({ outDir, baseUrl, routes, defaultArea }: BuiltSite): SearchRecord[] {
  const wanted = [...new Set(routes)].filter((route) => !SKIPPED.has(route.slice(baseUrl.length))).sort();
  const records: SearchRecord[] = [];
  // One after the other: the work is the processor's, and only one page's tree is in memory.
  for (const [position, url] of wanted.entries()) {
    const file = fileOf(outDir, url.slice(baseUrl.length));
    if (file === undefined) throw new Error(`${url}: no built page in ${outDir}; expected an index.html or .html file for each route.`);
    records.push(...pageRecords(readFileSync(file, 'utf8'), { url, defaultArea, position }));
  }
  return records;
}

const localeFolder = (site: string, locale: string): string => join(site, locale === i18n.defaultLocale ? '' : locale);

/** Locales of a built site, which has a sitemap for each; none for a folder that is no built site. */
export const builtLocales = (site: string): string[] =>
  [...i18n.locales].sort().filter((locale) => existsSync(join(localeFolder(site, locale), 'sitemap.xml')));

/**
 * Records of one locale of a built site, whose sitemap names its pages. The home page has the shortest address and the site's title.
 * @throws Error naming the page whose file is missing or cannot be read
 */
export async function localeRecords(site: string, locale: string): Promise<SearchRecord[]> {
  const outDir = localeFolder(site, locale);
  const $ = load(await readFile(join(outDir, 'sitemap.xml'), 'utf8'), { xml: true });
  const routes = [...$('loc')].map((element) => decodeURI(new URL($(element).text()).pathname));
  const [baseUrl = '/'] = [...routes].sort((a, b) => a.length - b.length);
  const defaultArea = load(await readFile(join(outDir, 'index.html'), 'utf8'))('head > title').text();
  return siteRecords({ outDir, baseUrl, routes, defaultArea });
}
