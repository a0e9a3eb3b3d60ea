/** The embedded engine: an index file in, answers as the hosted service's out. Pure; runs in a worker and in node. */
import type { SearchEngine } from '../../contract';
import { startAnswer, type EngineDeps } from './answer';
import { facetPredicate } from './facets';
import { createFinder } from './finder';
import type { IndexFile } from './index-file';

/** Makes an engine. @throws Error on a file of another version or with an unknown stemmer, saying what to do */
export async function createEngine(file: IndexFile, deps: EngineDeps = {}): Promise<SearchEngine> {
  const { find } = await createFinder(file);
  return {
    search(request) {
      const answer = startAnswer(request, deps);
      return answer(find(request.query ?? '', facetPredicate(request.facetFilters)));
    },
  };
}
