/**
 * This site's own engine, by the files that the build writes and the code that the worker runs: as the build
 * decides by size, always in one file, and always in shards. The last two show where the threshold belongs.
 */
import { loadEngine } from '../../engines/embedded/load-engine';
import { embeddedIndexUrl } from '../../index-url';
import { writeIndex } from '../../write-index';
import { limits } from '../../../site/limits';
import type { BenchEngine } from '../types';

const LANGUAGE = 'en';
/** The dialog's request. */
const REQUEST = {
  indexName: 'bench',
  hitsPerPage: limits.hitsPerPage,
  attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],
  attributesToSnippet: ['hierarchy.lvl1:10', 'content:10'],
};

/** @param mostTextInOneFile the build's own threshold when undefined */
function embeddedEngine(mostTextInOneFile: number | undefined): BenchEngine {
  const threshold = mostTextInOneFile === undefined ? {} : { mostTextInOneFile };
  return {
    build: async (records, folder) => {
      await writeIndex(records, { outDir: folder, language: LANGUAGE, synonyms: [], ...threshold });
    },
    open: async (origin) => {
      const engine = await loadEngine(embeddedIndexUrl(`${origin}/`, LANGUAGE));
      return { search: async (query) => (await engine.search({ ...REQUEST, query })).hits.length };
    },
    isProgram: () => false,
  };
}

export const embedded = embeddedEngine(undefined);
export const oneFile = embeddedEngine(Infinity);
export const inShards = embeddedEngine(0);
