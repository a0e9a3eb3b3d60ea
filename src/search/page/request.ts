/** What a page of results asks for, beside the query. */
import { limits } from '../../site/limits';
import { PAGE_FACET } from '../common/scope';
import { HIERARCHY_LEVELS } from '../contract';

const ATTRIBUTES = HIERARCHY_LEVELS.map((level) => `hierarchy.${level}`);
/** A page has room for a longer look than a row of the dialog, whose words the specification counts. @param words of such a row */
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

/** What is different in a narrow window. */
export const NARROW_REQUEST = { attributesToSnippet: snippetOf(limits.snippetWordsNarrow) };
