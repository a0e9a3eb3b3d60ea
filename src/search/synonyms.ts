/** The synonyms of a language as the index holds them; the data are `i18n/<locale>/search.yaml` and the glossary. */
import { loadSearchLanguage } from '../content';
import type { SearchIndexFile } from './engines/embedded/index-file';

/** Both kinds for the index of a locale. */
export function siteSynonyms(locale: string): Pick<SearchIndexFile, 'synonyms' | 'oneWay'> {
  const { synonyms, oneWay } = loadSearchLanguage(locale);
  return { synonyms, oneWay: oneWay.map(({ from, to }) => [from, to]) };
}
