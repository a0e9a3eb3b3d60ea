/**
 * The index of a built site's folder: the one that was built with it, or one made of its pages where there
 * is none, so that any site built by Docusaurus can be asked.
 */
import { existsSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { buildIndexFile } from '../engines/embedded/build';
import type { SearchIndexFile } from '../engines/embedded/index-file';
import { embeddedIndexPath } from '../index-url';
import { folderPages, recordsOf } from '../records/folder';
import { siteSynonyms } from '../synonyms';
import { UsageError } from '../../lib/usage-error';

/** What is asked for. */
export interface SiteChoice {
  /** Folder of the built site. */
  folder: string;
  /** Language of the pages; without it, that of the site's first page. */
  locale?: string | undefined;
}

/** The index, and what it was taken from. */
export interface SiteIndex {
  file: SearchIndexFile;
  locale: string;
  source: 'index' | 'pages';
}

const INDEX_NAME = /^index\.(.+)\.json$/;

/** Index files by locale: the root's first, then those of its folders. */
async function builtIndexes(folder: string): Promise<Map<string, string>> {
  const folders = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const found = new Map<string, string>();
  for (const root of [folder, ...folders.sort().map((name) => join(folder, name))]) {
    const place = join(root, 'search');
    for (const name of existsSync(place) ? await readdir(place) : []) {
      const locale = INDEX_NAME.exec(name)?.[1];
      if (locale !== undefined) found.set(locale, join(root, embeddedIndexPath(locale)));
    }
  }
  return found;
}

function choose(locales: readonly string[], { folder, locale }: SiteChoice): string {
  const [first] = locales;
  if (first === undefined)
    throw new UsageError(
      `${folder} holds no page that Docusaurus has built. Build the site first (npm run build), or name its folder: --site <folder>`,
    );
  if (locale === undefined) return first;
  if (!locales.includes(locale))
    throw new UsageError(`--locale ${locale}: ${folder} has no pages in this language, only in: ${locales.join(', ')}`);
  return locale;
}

function parseIndex(path: string, text: string): SearchIndexFile {
  try {
    return JSON.parse(text) as SearchIndexFile;
  } catch (error) {
    throw new UsageError(`${path} is not JSON (${String(error)}). Build the site anew: npm run build`);
  }
}

function indexOfPages(locale: string, pages: Awaited<ReturnType<typeof folderPages>>): SearchIndexFile {
  return buildIndexFile(recordsOf(pages, locale), { language: locale, ...siteSynonyms(locale) });
}

/**
 * Loads the index of a built site.
 * @throws {UsageError} when there is no such folder, no built page in it, or none in that language
 */
export async function loadSiteIndex(choice: SiteChoice): Promise<SiteIndex> {
  const { folder } = choice;
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    throw new UsageError(
      `There is no folder ${folder}. Build the site first (npm run build), or name the folder of a built one: --site <folder>`,
    );
  }
  const built = await builtIndexes(folder);
  if (built.size > 0) {
    const locale = choose([...built.keys()], choice);
    const path = built.get(locale) ?? '';
    return { locale, source: 'index', file: parseIndex(path, await readFile(path, 'utf8')) };
  }
  const pages = await folderPages(folder);
  const shallowFirst = [...pages].sort((a, b) => a.url.length - b.url.length);
  const locale = choose([...new Set(shallowFirst.map(({ language }) => language))], choice);
  return { locale, source: 'pages', file: indexOfPages(locale, pages) };
}
