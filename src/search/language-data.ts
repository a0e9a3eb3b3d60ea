/** The index's data about one of the site's languages, read from `i18n/<locale>/search.yaml` at build time. Node only. */
import { loadSearchLanguage } from '../content';
import { knownLocales, sourceLocale } from '../site/locales';
import type { LanguageData } from './engines/embedded/index-file';

/** A stemmer that's used in every language, because all pages contain English technical terms. */
const EVERYWHERE = 'english';

/**
 * Returns a language's search data. Many readers of English pages think in another language, so these pages can also be found with the words
 * of all other languages, even those that the site doesn't include.
 * @throws Error that names the file and the invalid field
 */
export function languageData(locale: string): LanguageData {
  const { stemmer, synonyms, ...data } = loadSearchLanguage(locale);
  const others = locale === sourceLocale ? knownLocales.filter((other) => other !== locale) : [];
  const groups = [...synonyms, ...others.flatMap((other) => loadSearchLanguage(other).synonyms)];
  return { language: locale, stemmers: [...new Set([stemmer, EVERYWHERE])], ...data, synonyms: groups };
}
