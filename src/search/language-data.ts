/** What the index says of a site's language, read from `i18n/<locale>/search.yaml` when the site is built. Node only. */
import { loadSearchLanguage } from '../content/language';
import type { BuildOptions } from './engines/embedded/build';

/** Pages in every language hold English terms of the trade, so English forms of words are found, too. */
const EVERYWHERE = 'english';

/** @throws Error naming the file and the field that is not as expected */
export function languageData(locale: string): BuildOptions {
  const { stemmer, ...data } = loadSearchLanguage(locale);
  return { language: locale, stemmers: [...new Set([stemmer, EVERYWHERE])], ...data };
}
