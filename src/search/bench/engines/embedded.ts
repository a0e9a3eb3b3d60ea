/** This site's own engine, by the files that the build writes and the code that the worker runs. */
import { loadEngine } from '../../engines/embedded/load-engine';
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

export const embedded: BenchEngine = {
  build: async (records, folder) => {
    await writeIndex(records, { outDir: folder, language: LANGUAGE, synonyms: [] });
  },
  open: async (origin) => {
    const engine = await loadEngine(`${origin}/search/index.${LANGUAGE}.json`);
    return { search: async (query) => (await engine.search({ ...REQUEST, query })).hits.length };
  },
  isProgram: () => false,
};
