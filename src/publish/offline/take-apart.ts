/** One reading of all pages, for the archive and for the documents. */
import type { CheerioAPI } from 'cheerio';
import { withTree } from '../../content';
import { makeArchived } from './archive/page';
import type { Asset, Site } from './archive/address';
import { addSearch, SEARCH_ROUTE, type SearchTexts } from './archive/search-page';
import type { PrintedPage } from '../print/document';
import { frameOf } from '../print/frame';
import { partOf } from '../print/part';
import type { Section } from '../print/sections';
import type { BuiltPage } from './read-pages';
import { removeApplication } from './remove-application';

export interface Taken {
  /** Pages of the archive, by path from its root. */
  readonly archived: ReadonlyMap<string, Uint8Array>;
  /** Files that these load. */
  readonly assets: readonly Asset[];
  /** Pages of sections by path from the host's root. */
  readonly printed: ReadonlyMap<string, PrintedPage>;
}

/** @param pages that `site` does not name are left out of the archive */
export function takeApart(pages: readonly BuiltPage[], sections: readonly Section[], site: Site, texts: SearchTexts): Taken {
  const archived = new Map<string, Uint8Array>();
  const assets: Asset[] = [];
  const printed = new Map<string, PrintedPage>();
  const archivedFiles = new Set(site.pages.values());
  const takePage = ($: CheerioAPI, page: BuiltPage): void => {
    removeApplication($);
    const section = sections.find((candidate) => candidate.pages.includes(page.route));
    // Before the archive, which changes the tree.
    if (section) printed.set(page.route, { part: partOf($, page.route, { ...site, pages: section.pages }), frame: frameOf($) });
    if (!archivedFiles.has(page.file)) return;
    assets.push(...makeArchived($, page, site));
    if (page.route === site.baseUrl + SEARCH_ROUTE) addSearch($, texts, site.baseUrl);
    archived.set(page.file, Buffer.from($.html()));
  };
  // As a browser without scripts reads it.
  for (const page of pages) withTree(page.html, ($) => takePage($, page), { scriptingEnabled: false });
  return { archived, assets, printed };
}
