/** The embedded engine: an index file in, answers as the hosted service's out. Runs in a worker and in node. */
import type { SearchEngine } from '../../contract';
import { answer, readPaging } from './answer';
import { facetPredicate } from './facets';
import { createFinder } from './finder';
import type { IndexFile } from './index-file';

/** Makes an engine. @throws Error on a file of another version or with an unknown stemmer, saying what to do */
export async function createEngine(file: IndexFile): Promise<SearchEngine> {
  const { find } = await createFinder(file);
  return {
    search(request) {
      const started = performance.now();
      const paging = readPaging(request);
      return answer(request, paging, find(request.query ?? '', facetPredicate(request.facetFilters)), started);
    },
  };
}

/** Loads the index from its URL. @throws Error when it cannot be fetched or is of another version */
export async function loadEngine(url: string): Promise<SearchEngine> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return createEngine((await response.json()) as IndexFile);
}
