/** A page without application as a page of the archive, asking nobody but files beside it. */
import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import { addressFrom, assetAt, linkFrom, type Asset, type Place, type Site } from './address';

/**
 * What holds for the published page only; what pages tell search engines; hints to load early what lies on the disk; the description of the search for browsers.
 */
const LEFT_OUT = [
  'meta[http-equiv="Content-Security-Policy"]',
  'script[data-rh], script[type="application/ld+json"]',
  'link:is([rel="preload"], [rel="prefetch"], [rel="modulepreload"], [rel="preconnect"], [rel="dns-prefetch"])',
  'link:is([rel="search"], [rel="manifest"])',
].join(', ');

/** A button needs the application, unless the browser opens what it names, or the page's own script answers it. */
const DEAD = 'button:not([popovertarget], [data-static], [type="submit"])';

/** The search dialog's button leads to the search page. */
function searchLink($: CheerioAPI, baseUrl: string): void {
  $('button.search-button').each((_index, button) => {
    const link = $('<a class="search-button">').attr('href', `${baseUrl}search`);
    link.append($(button).children().not('.search-hint'));
    $(button).replaceWith(link);
  });
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

/** Addresses that a reader follows, by their attribute. */
const FOLLOWED = {
  href: 'a[href], area[href], link:is([rel="alternate"], [rel="canonical"])',
  action: 'form[action]',
  'data-file': 'button[data-file]',
};
/** Addresses of files, by their attribute. */
const LOADED = { href: 'link[rel="stylesheet"], link[rel="icon"]', src: 'script[src], img[src], source[src], video[src], audio[src]' };

/**
 * @param $ the page's tree, which is changed
 * @returns the files that the page loads
 */
export function makeArchived($: CheerioAPI, place: Place, site: Site): Asset[] {
  $(LEFT_OUT).remove();
  // Nothing but the application is missing, as without scripts.
  $('head > noscript').each((_index, element) => void $(element).replaceWith($(element).contents()));
  searchLink($, site.baseUrl);
  $(DEAD).remove();
  for (const [attribute, selector] of Object.entries(FOLLOWED)) {
    $<Element, string>(selector).each((_index, element) => {
      element.attribs[attribute] = linkFrom(place, element.attribs[attribute] ?? '', site);
    });
  }
  return Object.entries(LOADED).flatMap(([attribute, selector]) =>
    $<Element, string>(selector)
      .toArray()
      .flatMap((element) => relocate($, element, attribute, place, site)),
  );
}
