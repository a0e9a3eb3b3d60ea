/**
 * Checks the head: language, description, unique title, canonical address, and links to the page in other languages. The Nu HTML checker
 * (html.check.ts) checks that there's exactly one title.
 */
import type { Problem } from '../../../lib/diagnostic';
import { localeFolder, sourceLocale } from '../../../site/locales';
import { everyPage, problemAt, showsOriginal, type BuiltPage, type BuiltSite, type Check } from './build';

/** Returns whether search engines can index a page. Other pages don't need a description or alternates. */
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

/** Returns the path of a page without its locale folder, such as `/guides/object-lock`. */
function neutralPath(page: BuiltPage, { baseUrl, defaultLocale }: BuiltSite): string {
  const within = page.route.slice(baseUrl.length);
  return page.locale === defaultLocale ? within : within.replace(new RegExp(`^${page.locale}/?`), '');
}

function addressIn(locale: string, page: BuiltPage, site: BuiltSite): string {
  return site.siteUrl + site.baseUrl + localeFolder(locale, [site.defaultLocale]) + neutralPath(page, site);
}

/** Compares two addresses. Trailing slashes are ignored, because the address of an index page keeps one. */
const same = (a: string | undefined, b: string): boolean => a !== undefined && a.replace(/\/$/, '') === b.replace(/\/$/, '');

/** Returns the canonical addresses that a page can declare. A page that shows the original's text uses the original's address, if the site includes it. */
function homes(page: BuiltPage, site: BuiltSite): string[] {
  return [page.locale, ...(showsOriginal(page) && sourceLocale in site.languages ? [sourceLocale] : [])].map((locale) =>
    addressIn(locale, page, site),
  );
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
    const found = page.$('link[rel="alternate"][hreflang]').toArray();
    const others = found.map(({ attribs }) => attribs.hreflang).filter((hreflang) => !expected.some(([lang]) => lang === hreflang));
    return [
      ...problems,
      ...others.map((lang) => problemAt(`link[rel="alternate"][hreflang="${lang}"]`, 'is for a language that the site doesn’t have')),
      ...expected.flatMap(([lang, locale]): Problem[] => {
        const at = `link[rel="alternate"][hreflang="${lang}"]`;
        const href = page.$(at).attr('href');
        const address = addressIn(locale, page, site);
        return same(href, address) ? [] : [problemAt(at, `is ${href ?? 'absent'}; expected ${address}`)];
      }),
    ];
  },
};

/** Checks that the navbar leads to the page in each language, and that there's no menu without a choice. */
export const languageMenu: Check = {
  name: 'language menu',
  // Documents for printing have no navbar.
  about: ({ $ }) => $('.navbar').length > 0,
  run: ({ $ }, { languages }) => {
    const found = $('.navbar a[lang]')
      .toArray()
      .map(({ attribs: { lang = '' } }) => lang)
      .sort()
      .join(', ');
    const all = Object.values(languages);
    const expected = all.length > 1 ? [...all].sort().join(', ') : '';
    return found === expected ? [] : [problemAt('.navbar a[lang]', `lead to “${found}”; expected “${expected}”`)];
  },
};

/** Checks the link that lets browsers offer the site's search. The link check verifies that the file exists. */
export const searchDescription: Check = {
  name: 'search description',
  about: everyPage,
  run: (page, { baseUrl, defaultLocale }) => {
    const at = 'link[rel="search"]';
    const href = page.$(`head > ${at}`).attr('href');
    const expected = `${baseUrl}${localeFolder(page.locale, [defaultLocale])}opensearch.xml`;
    return href === expected ? [] : [problemAt(at, `is ${href ?? 'absent'}; expected ${expected}`)];
  },
};
