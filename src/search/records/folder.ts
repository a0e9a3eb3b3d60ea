/** Any folder that Docusaurus has built to records: the pages are found by looking, nobody tells the routes. */
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';

import { load } from 'cheerio';

import type { SearchRecord } from '../contract';
import { readHead, type PageHead } from './head';
import { pageRecords } from './page';
import { cleanText } from './walk';

/** A page of the folder. */
export interface FolderPage extends PageHead {
  html: string;
  /** Path from the host's root. */
  url: string;
}

/** Tags of pages that only repeat the text of others: lists of posts, tags and authors. */
const LISTS = /^(blog_|docs?_tags?_)/;
/** Pages that nobody looks for. */
const SKIPPED = /(^|\/)(404|search)$/;

/** Path of the page as it says itself; where that is another page's, as after a move of the site, its place in the folder. */
function urlOf(file: string, canonical: string): string {
  const path = file
    .split(sep)
    .join('/')
    .replace(/(^|\/)index\.html$|\.html$/, '');
  if (!URL.canParse(canonical)) return `/${path}`;
  const said = decodeURI(new URL(canonical).pathname);
  return said.replace(/^\/|\/$/g, '').endsWith(path) ? said : `/${path}`;
}

/** All pages of the folder that Docusaurus has made, in the order of their addresses. */
export async function folderPages(folder: string): Promise<FolderPage[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
  const pages = await Promise.all(
    files.map(async (file): Promise<FolderPage[]> => {
      const html = await readFile(join(folder, file), 'utf8');
      const head = readHead(html);
      if (head === undefined || LISTS.test(head.tag)) return [];
      const url = urlOf(file, head.canonical);
      return SKIPPED.test(url) ? [] : [{ ...head, html, url }];
    }),
  );
  return pages.flat().sort((a, b) => (a.url < b.url ? -1 : 1));
}

/** Of docs with several versions, the one that is served without its name in the address: readers are offered that first. */
function currentVersion(pages: readonly FolderPage[]): FolderPage[] {
  const instanceOf = ({ tag, version }: FolderPage): string => tag.slice(0, tag.length - version.length);
  const shortest = new Map<string, FolderPage>();
  for (const page of pages) {
    const best = shortest.get(instanceOf(page));
    if (best === undefined || page.url.length < best.url.length) shortest.set(instanceOf(page), page);
  }
  return pages.filter((page) => page.version === '' || shortest.get(instanceOf(page))?.tag === page.tag);
}

function siteTitle(pages: readonly FolderPage[]): string {
  const [home] = [...pages].sort((a, b) => a.url.length - b.url.length);
  if (home === undefined) return '';
  const $ = load(home.html);
  return cleanText($('.navbar__title').first().text()) || cleanText($('head > title').first().text());
}

/**
 * Records of the pages in one language, current version only.
 * @throws Error naming the page that cannot be read
 */
export function recordsOf(pages: readonly FolderPage[], language: string): SearchRecord[] {
  const own = currentVersion(pages.filter((page) => page.language === language));
  const defaultArea = siteTitle(own);
  return own.flatMap(({ html, url }, position) => pageRecords(html, { url, defaultArea, position }));
}
