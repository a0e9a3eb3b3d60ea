/** The hosted index's ranking, filter, and highlighting settings, and its synonyms, based on the service's own documentation crawler. */
import type { IndexSettings, SynonymHit } from '@algolia/client-search';

import type { SearchLanguage } from '../../content/language';
import { HIERARCHY_LEVELS } from '../contract';

/** @param locales languages of the pages in the index */
export function indexSettings(locales: readonly string[]): IndexSettings {
  const languages = [...locales] as NonNullable<IndexSettings['queryLanguages']>;
  return {
    // Contextual search filters by the first two attributes, and the dialog's scopes filter by the second. Pages are counted by URL.
    attributesForFaceting: ['language', 'docusaurus_tag', 'hierarchy.lvl0', 'hierarchy.lvl1', 'type', 'url_without_anchor', 'kind'],
    maxValuesPerFacet: 1_000,
    searchableAttributes: [
      ...HIERARCHY_LEVELS.slice(1).map((level) => `unordered(hierarchy.${level})`),
      'content',
      'unordered(hierarchy.lvl0)',
      'unordered(code)',
    ],
    attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type', 'language', 'docusaurus_tag', 'kind'],
    attributesToHighlight: ['hierarchy', 'content'],
    attributesToSnippet: ['content:10'],
    camelCaseAttributes: ['hierarchy', 'content', 'code'],
    // A heading and the text below it have the same URL, and the best match represents both.
    attributeForDistinct: 'url',
    distinct: true,
    ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
    customRanking: ['desc(weight.level)', 'asc(weight.position)'],
    minWordSizefor1Typo: 3,
    minWordSizefor2Typos: 7,
    allowTyposOnNumericTokens: false,
    ignorePlurals: languages,
    removeStopWords: languages,
    queryLanguages: languages,
    indexLanguages: languages,
    attributeCriteriaComputedByMinProximity: true,
    removeWordsIfNoResults: 'lastWords',
  };
}

/**
 * Returns the synonyms for an index's languages. Duplicate groups count once. Entries for the same word are merged, because the service
 * accepts only one entry per word.
 * @returns synonyms whose ID is derived from their content, so that a changed group becomes a new synonym
 */
export function hostedSynonyms(languages: readonly Pick<SearchLanguage, 'synonyms' | 'oneWay'>[]): SynonymHit[] {
  const groups = new Map(languages.flatMap(({ synonyms }) => synonyms.map((group) => [group.join(' | '), group])));
  const meanings = new Map<string, Set<string>>();
  for (const { from, to } of languages.flatMap(({ oneWay }) => oneWay)) {
    for (const input of from) meanings.set(input, new Set([...(meanings.get(input) ?? []), ...to.filter((word) => word !== input)]));
  }
  const oneWay = [...meanings].filter(([, words]) => words.size > 0).map(([input, words]) => ({ input, synonyms: [...words] }));
  return [
    ...[...groups].map(([objectID, synonyms]): SynonymHit => ({ objectID, type: 'synonym', synonyms })),
    ...oneWay.map((one): SynonymHit => ({ ...one, objectID: `${one.input} > ${one.synonyms.join(' | ')}`, type: 'oneWaySynonym' })),
  ];
}
