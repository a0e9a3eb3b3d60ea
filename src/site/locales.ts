import type { Config } from '@docusaurus/types';

/**
 * All languages, starting with the one in which pages are written. To add one, add a line here and a folder in `i18n/`; see
 * `translation/README.md`. The brand file's `languages` selects the languages of a site.
 */
const languages = {
  en: { label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en' },
  it: { label: 'Italiano', direction: 'ltr', htmlLang: 'it', calendar: 'gregory', path: 'it' },
} as const;

/** The language in which pages are written. Its texts are used where a translation is missing, even if the site doesn't include it. */
export const sourceLocale = 'en';

export const knownLocales: readonly string[] = Object.keys(languages);

/** Returns the framework's setting for a site's languages. The first one is the default, which is at the root of the site. */
export function siteLanguages(locales: readonly string[]) {
  const localeConfigs = Object.fromEntries(Object.entries(languages).filter(([locale]) => locales.includes(locale)));
  return { defaultLocale: locales[0] ?? sourceLocale, locales: [...locales], localeConfigs } satisfies Config['i18n'];
}

/** Returns the folder of a language below the site's root, such as `it/`. Empty for the first of the site's languages. */
export const localeFolder = (locale: string, [first]: readonly string[]): string => (locale === first ? '' : `${locale}/`);

/**
 * Returns the language that the configuration is loaded for.
 *
 * @param given `DOCUSAURUS_CURRENT_LOCALE`, which the framework sets. If `--locale` is missing, its `start` command sets it to the text
 * `undefined`.
 * @param locales the site's languages
 */
export function localeOfRun(given: string | undefined, locales: readonly string[]): string {
  return locales.find((locale) => locale === given) ?? locales[0] ?? sourceLocale;
}
