/**
 * The embedded engine for large sites: answers from an opening file and from the shards that a query needs.
 * README.md tells how. `nbHits` is an estimate when not all pages that may answer were read.
 */
import type { LoadedEngine, SearchProgress, ShardedIndexFile } from '../../../contract';
import { readPaging, startAnswer, type EngineDeps } from '../answer';
import { createShardedFinder } from './finder';
import type { FetchShard } from './shards';

const NOBODY: SearchProgress = { onFetch: () => undefined, signal: new AbortController().signal };

/** Makes an engine. @throws Error on a file of another version */
export function createShardedEngine(file: ShardedIndexFile, fetchShard: FetchShard, deps: EngineDeps = {}): LoadedEngine {
  const find = createShardedFinder(file, fetchShard);
  return {
    async search(request, progress = NOBODY) {
      const answer = startAnswer(request, deps);
      const { page, hitsPerPage } = readPaging(request);
      // Facets are counted over all hits; a request for their number alone needs some to estimate it from.
      const hits = request.facets === undefined ? Math.max(1, (page + 1) * hitsPerPage) : Infinity;
      return answer(await find({ query: request.query, facetFilters: request.facetFilters, hits }, progress));
    },
  };
}
