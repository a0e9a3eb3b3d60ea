/** What the index says of a site's language, read from `i18n/<locale>/search.yaml` when the site is built. Node only. */
import { loadSearchLanguage } from '../content';
import { i18n } from '../site/locales';
import type { LanguageData } from './engines/embedded/index-file';

/** Pages in every language hold English terms of the trade, so English forms of words are found, too. */
const EVERYWHERE = 'english';

/**
 * The search data of a language. Many who read the default language think in another one, so its pages are found by the
 * words of all languages.
 * @throws Error naming the file and the field that is not as expected
 */
export function languageData(locale: string): LanguageData {
  const { stemmer, synonyms, ...data } = loadSearchLanguage(locale);
  const others = locale === i18n.defaultLocale ? i18n.locales.filter((other) => other !== locale) : [];
  const groups = [...synonyms, ...others.flatMap((other) => loadSearchLanguage(other).synonyms)];
  return { language: locale, stemmers: [...new Set([stemmer, EVERYWHERE])], ...data, synonyms: groups };
}
