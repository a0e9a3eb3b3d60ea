/**
 * The head: language, description, unique title, canonical address, links to the page in other languages. The Nu HTML checker
 * (html.check.ts) checks that there is exactly one title.
 */
import type { Problem } from '../../lib/diagnostic';
import { everyPage, problemAt, showsOriginal, type BuiltPage, type BuiltSite, type Check } from './types';

/** A page that is excluded from search engines doesn't need a description or alternates. */
const isIndexed = ({ indexed }: BuiltPage): boolean => indexed;

export const language: Check = {
  name: 'language',
  about: everyPage,
  run: (page, { languages }) => {
    const lang = page.$('html').attr('lang');
    const expected = languages[page.locale];
    return lang === expected ? [] : [problemAt('html', `lang is ${lang ?? 'absent'}; expected ${expected ?? page.locale}`)];
  },
};

export const descriptions: Check = {
  name: 'description',
  about: isIndexed,
  run: ({ description }) => (description?.trim() ? [] : [problemAt('meta[name="description"]', 'is absent or empty')]),
};

export const uniqueTitles: Check = {
  name: 'unique title and description',
  about: isIndexed,
  run: (page, site) =>
    (['title', 'description'] as const).flatMap((key): Problem[] => {
      const value = page[key];
      const duplicate = site.pages.find((other) => other !== page && other.locale === page.locale && other.indexed && other[key] === value);
      const place = key === 'title' ? 'title' : 'meta[name="description"]';
      return value !== undefined && duplicate ? [problemAt(place, `"${value}" is the same as in ${duplicate.file}`)] : [];
    }),
};

/** Address of a page without its locale's folder: `/guides/object-lock`. */
function neutralPath(page: BuiltPage, { baseUrl, defaultLocale }: BuiltSite): string {
  const within = page.route.slice(baseUrl.length);
  return page.locale === defaultLocale ? within : within.replace(new RegExp(`^${page.locale}/?`), '');
}

function addressIn(locale: string, page: BuiltPage, site: BuiltSite): string {
  const folder = locale === site.defaultLocale ? '' : `${locale}/`;
  return site.siteUrl + site.baseUrl + folder + neutralPath(page, site);
}

/** An index page's address keeps its trailing slash, so both forms refer to it. */
const same = (a: string | undefined, b: string): boolean => a !== undefined && a.replace(/\/$/, '') === b.replace(/\/$/, '');

/** Canonical addresses that a page may declare. A page that shows its original's text has the original's address. */
function homes(page: BuiltPage, site: BuiltSite): string[] {
  return [page.locale, ...(showsOriginal(page, site) ? [site.defaultLocale] : [])].map((locale) => addressIn(locale, page, site));
}

export const alternates: Check = {
  name: 'canonical and alternates',
  about: isIndexed,
  run: (page, site) => {
    const canonical = page.$('link[rel="canonical"]').attr('href');
    const allowed = homes(page, site);
    const problems: Problem[] = allowed.some((address) => same(canonical, address))
      ? []
      : [problemAt('link[rel="canonical"]', `is ${canonical ?? 'absent'}; expected ${allowed.join(' or ')}`)];
    const expected = [
      ...Object.entries(site.languages).map(([locale, lang]) => [lang, locale] as const),
      ['x-default', site.defaultLocale] as const,
    ];
    return [
      ...problems,
      ...expected.flatMap(([lang, locale]): Problem[] => {
        const at = `link[rel="alternate"][hreflang="${lang}"]`;
        const href = page.$(at).attr('href');
        const address = addressIn(locale, page, site);
        return same(href, address) ? [] : [problemAt(at, `is ${href ?? 'absent'}; expected ${address}`)];
      }),
    ];
  },
};

/** Lets a browser offer the site's search. The link check verifies that the file exists. */
export const searchDescription: Check = {
  name: 'search description',
  about: everyPage,
  run: (page, { baseUrl, defaultLocale }) => {
    const at = 'link[rel="search"]';
    const href = page.$(`head > ${at}`).attr('href');
    const expected = `${baseUrl}${page.locale === defaultLocale ? '' : `${page.locale}/`}opensearch.xml`;
    return href === expected ? [] : [problemAt(at, `is ${href ?? 'absent'}; expected ${expected}`)];
  },
};
