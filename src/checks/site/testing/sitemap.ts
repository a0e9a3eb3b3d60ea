/** Checks that the sitemaps contain every page that should be indexed, and no others. */
import { load } from 'cheerio';
import { fileOf } from './links';
import type { Problem } from '../../../lib/diagnostic';
import { problemAt, type BuiltSite } from './build';

/**
 * @param file path of the sitemap, relative to the build folder
 * @param xml text of the sitemap
 */
export function sitemapProblems(file: string, xml: string, site: BuiltSite): Problem[] {
  const locale = Object.keys(site.languages).find((name) => file.startsWith(`${name}/`)) ?? site.defaultLocale;
  const listed = load(xml, { xml: true })('loc')
    .toArray()
    .map((element) => load(element).text());
  const fileAt = (address: string) => (address.startsWith(site.siteUrl) ? fileOf(new URL(address).pathname, site) : undefined);
  const listedFiles = new Set(listed.map(fileAt));
  const wrong = listed.filter((address) => !isFindable(fileAt(address), site));
  const absent = site.pages.filter((page) => page.locale === locale && isFindable(page.file, site) && !listedFiles.has(page.file));
  return [
    ...wrong.map((address) => problemAt(`loc ${address}`, 'isn’t a page that search engines may show')),
    ...absent.map((page) => problemAt('urlset', `doesn’t list ${page.route}`)),
  ];
}

function isFindable(file: string | undefined, site: BuiltSite): boolean {
  const page = site.pages.find((candidate) => candidate.file === file);
  return page !== undefined && page.indexed && !/\/search$/.test(page.route);
}
