/** The archive's search page: the published search page, with a script that searches in the page itself. */
import type { CheerioAPI } from 'cheerio';
import type { StandaloneSearch } from '../../../search/plugin';
import type { Files } from './archive';
import { bundle } from '../bundle';

/** The search page's route, relative to the language root. */
export const SEARCH_ROUTE = 'search';

/** File next to the search page. */
const SCRIPT = 'search.js';
const INDEX = 'search-index.js';

/** The script's texts, by the names of its data attributes. */
export type SearchTexts = Readonly<Record<'found' | 'none' | 'introduction', string>>;

/** Adds the search to the search page. @param $ tree of the archive's page, which is changed */
export function addSearch($: CheerioAPI, texts: SearchTexts, baseUrl: string): void {
  // The script always searches everywhere, so the scope choice is removed.
  $('form[role="search"] label').remove();
  const script = $('<script defer>').attr({ src: SCRIPT, 'data-base-url': baseUrl });
  for (const [name, text] of Object.entries(texts)) script.attr(`data-${name}`, text);
  $('head').append($('<script defer>').attr('src', INDEX), script);
}

/** The files that the search needs. @param index index as JSON */
export async function searchFiles({ entry }: StandaloneSearch, index: string): Promise<Files> {
  const contents = { [SCRIPT]: await bundle(entry), [INDEX]: `globalThis.archivedIndex=${index};\n` };
  return new Map(Object.entries(contents).map(([file, content]) => [`${SEARCH_ROUTE}/${file}`, Buffer.from(content)]));
}
