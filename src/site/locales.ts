import type { Config } from '@docusaurus/types';

/**
 * The site's languages, starting with the default. To add one, add a line here and a folder in `i18n/`; see `translation/README.md`.
 */
const languages = {
  en: { label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en' },
  it: { label: 'Italiano', direction: 'ltr', htmlLang: 'it', calendar: 'gregory', path: 'it' },
} as const;

export const i18n = { defaultLocale: 'en', locales: Object.keys(languages), localeConfigs: languages } satisfies Config['i18n'];

/**
 * Returns the language that the configuration is loaded for.
 *
 * @param given `DOCUSAURUS_CURRENT_LOCALE`, which the framework sets. If `--locale` is missing, its `start` command sets it to the text
 * `undefined`.
 */
export function localeOfRun(given: string | undefined): string {
  return i18n.locales.find((locale) => locale === given) ?? i18n.defaultLocale;
}
