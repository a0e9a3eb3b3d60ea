/** The index's data about a language of the site, read from `i18n/<locale>/search.yaml` at build time. Node only. */
import { loadSearchLanguage } from '../content';
import { i18n } from '../site/locales';
import type { LanguageData } from './engines/embedded/index-file';

/** Pages in every language contain English technical terms, so English word forms are also found. */
const EVERYWHERE = 'english';

/**
 * The search data of a language. Many readers of the default language think in another one, so its pages can be found with the words of all
 * languages.
 * @throws Error that names the file and the invalid field
 */
export function languageData(locale: string): LanguageData {
  const { stemmer, synonyms, ...data } = loadSearchLanguage(locale);
  const others = locale === i18n.defaultLocale ? i18n.locales.filter((other) => other !== locale) : [];
  const groups = [...synonyms, ...others.flatMap((other) => loadSearchLanguage(other).synonyms)];
  return { language: locale, stemmers: [...new Set([stemmer, EVERYWHERE])], ...data, synonyms: groups };
}
