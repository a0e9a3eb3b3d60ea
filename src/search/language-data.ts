/** The index's data about one of the site's languages, read from `i18n/<locale>/search.yaml` at build time. Node only. */
import { loadSearchLanguage } from '../content';
import { i18n } from '../site/locales';
import type { LanguageData } from './engines/embedded/index-file';

/** A stemmer that's used in every language, because all pages contain English technical terms. */
const EVERYWHERE = 'english';

/**
 * Returns a language's search data. Many readers of the default language think in another language, so its pages can also be found with the
 * words of all other languages.
 * @throws Error that names the file and the invalid field
 */
export function languageData(locale: string): LanguageData {
  const { stemmer, synonyms, ...data } = loadSearchLanguage(locale);
  const others = locale === i18n.defaultLocale ? i18n.locales.filter((other) => other !== locale) : [];
  const groups = [...synonyms, ...others.flatMap((other) => loadSearchLanguage(other).synonyms)];
  return { language: locale, stemmers: [...new Set([stemmer, EVERYWHERE])], ...data, synonyms: groups };
}
