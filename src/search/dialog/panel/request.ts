/** What DocSearch's dialog asks for, beside query and index, for those who ask in its place. */
import { limits } from '../../../site/limits';
import { HIERARCHY_LEVELS, type SearchRequest } from '../../contract';

const levels = HIERARCHY_LEVELS.map((level) => `hierarchy.${level}`);

/** What the dialog asks for beside that: the card of a term looks for it. */
export const BESIDE = ['kind'] as const;

/** @param words in a snippet */
export const dialogRequest = (words: number): Omit<SearchRequest, 'indexName'> => ({
  attributesToRetrieve: [...levels, 'content', 'type', 'url'],
  attributesToSnippet: [...levels.slice(1), 'content'].map((attribute) => `${attribute}:${words}`),
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  hitsPerPage: limits.hitsPerPage,
});
