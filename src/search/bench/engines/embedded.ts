/** This site's own engine, by the file that the build writes and the code that the worker runs. */
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

export const embedded: BenchEngine = {
  build: async (records, folder) => {
    await writeIndex(records, { outDir: folder, language: LANGUAGE, synonyms: [] });
  },
  open: async (origin) => {
    const engine = await loadEngine(embeddedIndexUrl(`${origin}/`, LANGUAGE));
    return { search: (query) => Promise.resolve(engine.search({ ...REQUEST, query }).hits.length) };
  },
  isProgram: () => false,
};
