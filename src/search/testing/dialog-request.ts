/** The request of the stock dialog, with its tags and attributes. */
import { limits } from '../../site/limits';
import { HIERARCHY_LEVELS, type SearchRequest } from '../contract';

const levels = HIERARCHY_LEVELS.map((level) => `hierarchy.${level}`);

export const DIALOG_REQUEST: Omit<SearchRequest, 'indexName'> = {
  attributesToRetrieve: [...levels, 'content', 'type', 'url'],
  attributesToSnippet: [...levels.slice(1), 'content'].map((attribute) => `${attribute}:${limits.snippetWords}`),
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  hitsPerPage: limits.hitsPerPage,
};
