import type { Config } from '@docusaurus/types';

/** The languages of the site (§1, §9). A new one is a line here and a folder in `i18n/`. */
export const i18n = {
  defaultLocale: 'en',
  locales: ['en', 'it'],
  localeConfigs: {
    en: { label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en' },
    it: { label: 'Italiano', direction: 'ltr', htmlLang: 'it', calendar: 'gregory', path: 'it' },
  },
} satisfies Config['i18n'];
