/** Engines and requests for tests. By default, the engines use the site's English data without synonyms. */
import { limits } from '../../site/limits';
import { HIERARCHY_LEVELS, type SearchEngine, type SearchRequest } from '../contract';
import { buildIndexFile } from '../engines/embedded/build';
import { createEngine } from '../engines/embedded/engine';
import type { IndexFile, LanguageData } from '../engines/embedded/index-file';
import { languageData } from '../index-texts';
import { fixtureRecords } from './records';

export const PLAIN_ENGLISH: LanguageData = { ...languageData('en'), synonyms: [], oneWay: [] };

export const fixtureIndex = (options = PLAIN_ENGLISH): IndexFile => buildIndexFile(fixtureRecords, options);
export const fixtureEngine = (options = PLAIN_ENGLISH): Promise<SearchEngine> => createEngine(fixtureIndex(options));

const levels = HIERARCHY_LEVELS.map((level) => `hierarchy.${level}`);

/** The request that the stock DocSearch dialog sends, including its tags and attributes. */
export const DIALOG_REQUEST: Omit<SearchRequest, 'indexName'> = {
  attributesToRetrieve: [...levels, 'content', 'type', 'url'],
  attributesToSnippet: [...levels.slice(1), 'content'].map((attribute) => `${attribute}:${limits.snippetWords}`),
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  hitsPerPage: limits.hitsPerPage,
};
