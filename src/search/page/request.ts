/** What a page of results asks for, beside the query. */
import { limits } from '../../site/limits';
import { PAGE_FACET } from '../common/scope';
import { HIERARCHY_LEVELS } from '../contract';

const ATTRIBUTES = HIERARCHY_LEVELS.map((level) => `hierarchy.${level}`);
export const REQUEST = {
  hitsPerPage: limits.hitsPerPage,
  facets: [PAGE_FACET],
  attributesToRetrieve: [...ATTRIBUTES, 'content', 'type', 'url', 'kind'],
  attributesToHighlight: ATTRIBUTES,
  // A page has room for a longer look than the dialog.
  attributesToSnippet: [`content:${limits.snippetWords * 3}`],
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
};
