/** One reading of all pages: for their twins, the archive and the documents. */
import type { CheerioAPI } from 'cheerio';
import { withTree } from '../content';
import type { Asset, Site } from './offline/archive/address';
import { makeArchived } from './offline/archive/page';
import { addSearch, SEARCH_ROUTE, type SearchTexts } from './offline/archive/search-page';
import { removeApplication } from './offline/remove-application';
import type { PrintedPage } from './print/document';
import { frameOf } from './print/frame';
import { partOf } from './print/part';
import type { Section } from './print/sections';
import type { BuiltPage } from './read-pages';
import type { TwinWords } from './twins/blocks';
import { twinOfPage, type Twin } from './twins/twin';

/** Texts that what is made says, and no page. */
export interface TakenTexts {
  readonly search: SearchTexts;
  readonly twins: TwinWords;
}

export interface Taken {
  /** By the order of the pages. */
  readonly twins: readonly Twin[];
  /** Pages of the archive, by path from its root. */
  readonly archived: ReadonlyMap<string, Uint8Array>;
  /** Files that these load. */
  readonly assets: readonly Asset[];
  /** Pages of sections by path from the host's root. */
  readonly printed: ReadonlyMap<string, PrintedPage>;
}

/** @param pages that `site` does not name are left out of the archive */
export function takeApart(pages: readonly BuiltPage[], sections: readonly Section[], site: Site, texts: TakenTexts): Taken {
  const twins: Twin[] = [];
  const archived = new Map<string, Uint8Array>();
  const assets: Asset[] = [];
  const printed = new Map<string, PrintedPage>();
  const archivedFiles = new Set(site.pages.values());
  const takePage = ($: CheerioAPI, page: BuiltPage): void => {
    const twin = twinOfPage($.root().toArray(), { route: page.route, siteUrl: site.siteUrl, words: texts.twins });
    if (twin) twins.push(twin);
    removeApplication($);
    const section = sections.find((candidate) => candidate.pages.includes(page.route));
    // Before the archive, which changes the tree.
    if (section) printed.set(page.route, { part: partOf($, page.route, { ...site, pages: section.pages }), frame: frameOf($) });
    if (!archivedFiles.has(page.file)) return;
    assets.push(...makeArchived($, page, site));
    if (page.route === site.baseUrl + SEARCH_ROUTE) addSearch($, texts.search, site.baseUrl);
    archived.set(page.file, Buffer.from($.html()));
  };
  // As a browser without scripts reads it.
  for (const page of pages) withTree(page.html, ($) => takePage($, page), { scriptingEnabled: false });
  return { twins, archived, assets, printed };
}
