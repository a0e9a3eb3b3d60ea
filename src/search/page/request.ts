/** Parameters of the search page's requests, except for the query. */
import { limits } from '../../site/limits';
import { PAGE_FACET } from '../common/scope';
import { HIERARCHY_LEVELS } from '../contract';

const ATTRIBUTES = HIERARCHY_LEVELS.map((level) => `hierarchy.${level}`);
/** Makes excerpts longer than in a dialog row. @param words number of words in an excerpt in a dialog row */
const snippetOf = (words: number): string[] => [`content:${words * 3}`];

export const REQUEST = {
  hitsPerPage: limits.hitsPerPage,
  facets: [PAGE_FACET],
  attributesToRetrieve: [...ATTRIBUTES, 'content', 'type', 'url', 'kind'],
  attributesToHighlight: ATTRIBUTES,
  attributesToSnippet: snippetOf(limits.snippetWords),
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
};

/** Parameters that differ in a narrow window. */
export const NARROW_REQUEST = { attributesToSnippet: snippetOf(limits.snippetWordsNarrow) };
