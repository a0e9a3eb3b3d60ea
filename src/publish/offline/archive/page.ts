/** Converts a published page to a page without the application, and to an archive page, which loads only files next to it. */
import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import { findAll } from 'domutils';
import { classed, elementsIn, isControl, linked, named, type ElementTest } from '../../../content';
import { addressFrom, assetAt, linkFrom, type Asset, type Place, type Site } from './address';

/** The script that starts the application (`src/delivery`). It names the complete style sheet; the page contains only a part. */
const isStarter: ElementTest = ({ name, attribs }) => name === 'script' && attribs['data-scripts'] !== undefined;

/** Styles in the middle of the text. */
const isRest: ElementTest = ({ attribs }) => attribs['data-rest'] !== undefined;

/**
 * Removes the application from a page. The complete style sheet replaces the page's subset, because additions to the page, or other pages
 * in the same document, need more styles.
 * @param $ the page's tree, which is changed
 */
export function removeApplication($: CheerioAPI): void {
  const page = $.root().toArray();
  const starters = findAll(isStarter, page);
  const styleSheet = starters[0]?.attribs['data-styles'];
  const styles = elementsIn('head', page).find(named('style'));
  if (styleSheet !== undefined && styles) $(styles).replaceWith($('<link rel="stylesheet">').attr('href', styleSheet));
  $([...starters, ...findAll(isRest, page)]).remove();
}

const isIdleLink = linked('preload prefetch modulepreload preconnect dns-prefetch search manifest');

/** Elements for the published page only: metadata for search engines, preload hints for files that are on disk, the search description. */
const isLeftOut: ElementTest = (element) => {
  const { name, attribs } = element;
  if (name === 'meta') return attribs['http-equiv'] === 'Content-Security-Policy';
  if (name === 'script') return attribs['data-rh'] !== undefined || attribs.type === 'application/ld+json';
  return isIdleLink(element);
};

const hasSearchClass = classed('search-button');
const isSearchButton: ElementTest = (element) => element.name === 'button' && hasSearchClass(element);

/** Buttons that need the application. The browser or the page script handles all other buttons. */
const isDead: ElementTest = (element) =>
  isControl(element) && element.attribs['data-static'] === undefined && element.attribs.type !== 'submit';

/** The search dialog's button becomes a link to the search page. */
function searchLink($: CheerioAPI, address: string, button: Element): void {
  const link = $('<a class="search-button">').attr('href', address);
  link.append($(button).children().not('.search-hint'));
  $(button).replaceWith(link);
}

/** Makes an element load its file from the archive. Removes the element if the site doesn't serve the file. */
function relocate($: CheerioAPI, element: Element, attribute: string, place: Place, site: Site): Asset[] {
  const found = assetAt(place, element.attribs[attribute] ?? '', site);
  if (found === undefined) {
    $(element).remove();
    return [];
  }
  element.attribs[attribute] = addressFrom(place, found);
  return [found];
}

const isAnchor = named('a area');
const isOtherPage = linked('alternate canonical');

/** Links for readers, by attribute. */
const FOLLOWED: Readonly<Record<string, ElementTest>> = {
  href: (element) => isAnchor(element) || isOtherPage(element),
  action: named('form'),
  'data-file': named('button'),
};
/** References to files, by attribute. */
const LOADED: Readonly<Record<string, ElementTest>> = { href: linked('stylesheet icon'), src: named('script img source video audio') };

/**
 * @param $ the page's tree, which is changed
 * @returns the files that the page loads
 */
export function makeArchived($: CheerioAPI, place: Place, site: Site): Asset[] {
  const page = $.root().toArray();
  for (const element of findAll((candidate) => isLeftOut(candidate) || isDead(candidate) || isSearchButton(candidate), page)) {
    if (isSearchButton(element)) searchLink($, site.baseUrl + SEARCH_ROUTE, element);
    else $(element).remove();
  }
  const elements = findAll((element) => Object.keys(element.attribs).length > 0, page);
  const withAddress = (table: typeof FOLLOWED) =>
    Object.entries(table).map(([attribute, test]) => ({
      attribute,
      found: elements.filter((element) => element.attribs[attribute] !== undefined && test(element)),
    }));
  for (const { attribute, found } of withAddress(FOLLOWED)) {
    for (const { attribs } of found) attribs[attribute] = linkFrom(place, attribs[attribute] ?? '', site);
  }
  return withAddress(LOADED).flatMap(({ attribute, found }) => found.flatMap((element) => relocate($, element, attribute, place, site)));
}

/** The search page's route, relative to the language root. */
export const SEARCH_ROUTE = 'search';
/** Files next to the archive's search page. */
export const SEARCH_FILES = { script: 'search.js', index: 'search-index.js' };
/** Texts for the script on the search page, by the names of its data attributes. */
export type SearchTexts = Readonly<Record<'found' | 'none' | 'introduction', string>>;

/** Lets the search page search in the page itself. @param $ tree of the archive's page, which is changed */
export function addSearch($: CheerioAPI, texts: SearchTexts, baseUrl: string): void {
  // The script always searches everywhere, so the scope choice is removed.
  $('form[role="search"] label').remove();
  const script = $('<script defer>').attr({ src: SEARCH_FILES.script, 'data-base-url': baseUrl });
  for (const [name, text] of Object.entries(texts)) script.attr(`data-${name}`, text);
  $('head').append($('<script defer>').attr('src', SEARCH_FILES.index), script);
}
