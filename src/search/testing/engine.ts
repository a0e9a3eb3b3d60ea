/** Engines for tests, with the site's English and no synonyms unless given. */
import type { SearchEngine } from '../contract';
import { buildIndexFile, type BuildOptions } from '../engines/embedded/build';
import { createEngine } from '../engines/embedded/engine';
import type { IndexFile } from '../engines/embedded/index-file';
import { languageData } from '../language-data';
import { fixtureRecords } from './records';

export const PLAIN_ENGLISH: BuildOptions = { ...languageData('en'), synonyms: [], oneWay: [] };

export const fixtureIndex = (options = PLAIN_ENGLISH): IndexFile => buildIndexFile(fixtureRecords, options);
export const fixtureEngine = (options = PLAIN_ENGLISH): Promise<SearchEngine> => createEngine(fixtureIndex(options));
