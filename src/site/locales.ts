import type { Config } from '@docusaurus/types';

/** The languages of the site, the default first. A new one is a line here and a folder in `i18n/`; `translation/README.md` says what lies in it. */
const languages = {
  en: { label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en' },
  it: { label: 'Italiano', direction: 'ltr', htmlLang: 'it', calendar: 'gregory', path: 'it' },
} as const;

export const i18n = { defaultLocale: 'en', locales: Object.keys(languages), localeConfigs: languages } satisfies Config['i18n'];

/**
 * The language that the configuration is read for.
 *
 * @param given `DOCUSAURUS_CURRENT_LOCALE`, which the framework sets; without `--locale` its `start` command sets the
 *              text `undefined`
 */
export function localeOfRun(given: string | undefined): string {
  return i18n.locales.find((locale) => locale === given) ?? i18n.defaultLocale;
}
