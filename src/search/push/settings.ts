/** How the hosted index ranks, filters and marks; after the settings of the service's own crawler for documentation. */
import type { IndexSettings } from '@algolia/client-search';

import { HIERARCHY_LEVELS } from '../contract';

type Languages = NonNullable<IndexSettings['queryLanguages']>;

/**
 * @param locales languages of the pages in the index
 */
export function indexSettings(locales: readonly string[]): IndexSettings {
  const languages = [...locales] as Languages;
  return {
    // Contextual search filters by the first two; scopes of the dialog by the second.
    attributesForFaceting: ['language', 'docusaurus_tag', 'hierarchy.lvl0', 'hierarchy.lvl1', 'type'],
    searchableAttributes: [
      ...HIERARCHY_LEVELS.slice(1).map((level) => `unordered(hierarchy.${level})`),
      'content',
      'unordered(hierarchy.lvl0)',
      'unordered(code)',
    ],
    attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type', 'language', 'docusaurus_tag'],
    attributesToHighlight: ['hierarchy', 'content'],
    attributesToSnippet: ['content:10'],
    camelCaseAttributes: ['hierarchy', 'content', 'code'],
    // A heading and the texts below it share an address; the best of them stands for it.
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
