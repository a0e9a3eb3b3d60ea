/** A page without application as a page of the archive, asking nobody but files beside it. */
import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import { findAll } from 'domutils';
import { classed, isControl, linked, named, type ElementTest } from '../../../content';
import { addressFrom, assetAt, linkFrom, type Asset, type Place, type Site } from './address';

const isIdleLink = linked('preload prefetch modulepreload preconnect dns-prefetch search manifest');

/**
 * What holds for the published page only; what pages tell search engines; hints to load early what lies on the disk; the description of the search for browsers.
 */
const isLeftOut: ElementTest = (element) => {
  const { name, attribs } = element;
  if (name === 'meta') return attribs['http-equiv'] === 'Content-Security-Policy';
  if (name === 'script') return attribs['data-rh'] !== undefined || attribs.type === 'application/ld+json';
  return isIdleLink(element);
};

const hasSearchClass = classed('search-button');
const isSearchButton: ElementTest = (element) => element.name === 'button' && hasSearchClass(element);

/** A button needs the application, unless the browser opens what it names, or the page's own script answers it. */
const isDead: ElementTest = (element) =>
  isControl(element) && element.attribs['data-static'] === undefined && element.attribs.type !== 'submit';

/** The search dialog's button leads to the search page. */
function searchLink($: CheerioAPI, address: string, button: Element): void {
  const link = $('<a class="search-button">').attr('href', address);
  link.append($(button).children().not('.search-hint'));
  $(button).replaceWith(link);
}

/** Loads an element's file from the archive; removes the element where the site does not serve the file. */
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

/** Addresses that a reader follows, by their attribute. */
const FOLLOWED: Readonly<Record<string, ElementTest>> = {
  href: (element) => isAnchor(element) || isOtherPage(element),
  action: named('form'),
  'data-file': named('button'),
};
/** Addresses of files, by their attribute. */
const LOADED: Readonly<Record<string, ElementTest>> = { href: linked('stylesheet icon'), src: named('script img source video audio') };

/**
 * @param $ the page's tree, which is changed
 * @returns the files that the page loads
 */
export function makeArchived($: CheerioAPI, place: Place, site: Site): Asset[] {
  const page = $.root().toArray();
  for (const element of findAll((candidate) => isLeftOut(candidate) || isDead(candidate) || isSearchButton(candidate), page)) {
    if (isSearchButton(element)) searchLink($, `${site.baseUrl}search`, element);
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
