/** Engines for tests, with the site's English and no synonyms unless given, and what they are asked. */
import { limits } from '../../site/limits';
import type { SearchEngine } from '../contract';
import { dialogRequest } from '../dialog/panel/request';
import { buildIndexFile } from '../engines/embedded/build';
import { createEngine } from '../engines/embedded/engine';
import type { IndexFile, LanguageData } from '../engines/embedded/index-file';
import { languageData } from '../language-data';
import { fixtureRecords } from './records';

export const PLAIN_ENGLISH: LanguageData = { ...languageData('en'), synonyms: [], oneWay: [] };

export const fixtureIndex = (options = PLAIN_ENGLISH): IndexFile => buildIndexFile(fixtureRecords, options);
export const fixtureEngine = (options = PLAIN_ENGLISH): Promise<SearchEngine> => createEngine(fixtureIndex(options));

/** The request of the stock dialog, with its tags and attributes. */
export const DIALOG_REQUEST = dialogRequest(limits.snippetWords);
