/** Checks that pages of the default site don't send requests to other hosts. */
import type { Problem } from '../../../lib/diagnostic';
import { addressesOf, resolve } from './links';
import { selectorOf } from './selector';
import { problemAt, everyFile, type BuiltPage, type BuiltSite, type Check, type StyleSheet } from './build';

/** Elements and link relations that only refer to an address without loading anything. */
const NO_REQUEST = 'a, area, form, meta, link[rel="canonical"], link[rel="alternate"], link[rel="license"], link[rel="author"]';
const URL_IN_CSS = /(?:url\(\s*|@import\s+)(['"]?)([^'")\s;]+)\1/g;

function thirdPartyHost(address: string, page: BuiltPage, site: BuiltSite): string | undefined {
  const target = resolve(address, page, site);
  return target.kind === 'external' && !site.allowedHosts.includes(target.host) ? target.host : undefined;
}

function cssAddresses(css: string): string[] {
  return [...css.matchAll(URL_IN_CSS)].map(([, , address = '']) => address).filter((address) => !address.startsWith('data:'));
}

export const hosts: Check = {
  name: 'hosts',
  about: everyFile,
  run: (page, site) => {
    const { $ } = page;
    const loaded = addressesOf($).filter(({ element }) => !$(element).is(NO_REQUEST));
    const styled = [...$('style'), ...$('[style]')].flatMap((element) => {
      const css = element.attribs.style ?? $(element).text();
      return cssAddresses(css).map((address) => ({ element, address }));
    });
    return [...loaded, ...styled].flatMap(({ element, address }): Problem[] => {
      const host = thirdPartyHost(address, page, site);
      return host === undefined ? [] : [problemAt(selectorOf($, element), `requests ${address} from ${host}; serve it from static/`)];
    });
  },
};

/** Runs the same check on a style sheet, and also verifies that the files it loads exist. */
export function styleSheetProblems({ file, css }: StyleSheet, site: BuiltSite): Problem[] {
  // URLs in a style sheet are relative to the style sheet.
  const page = { route: site.baseUrl + file, file } as BuiltPage;
  return cssAddresses(css).flatMap((address): Problem[] => {
    if (address.startsWith('#')) return [];
    const host = thirdPartyHost(address, page, site);
    if (host !== undefined) return [problemAt(`url(${address})`, `sends requests to ${host}; serve the file from static/`)];
    return resolve(address, page, site).kind === 'missing' ? [problemAt(`url(${address})`, 'doesn’t lead to a file of the build')] : [];
  });
}
