/** Stores a hit that was opened from outside DocSearch's list, in the same way as DocSearch stores its own hits. */
import { limits } from '../../../site/limits';
import { type SearchHit } from '../../contract';
import { parentPage } from './docsearch-hits';
import { favoritesKey, recentKey } from './stored-searches';

interface Stored {
  readonly objectID: string;
  readonly [member: string]: unknown;
}

/** Returns what DocSearch stores for a hit, without highlights. For a text hit, this is its page. */
const storedForm = (hit: SearchHit): Stored => ({
  ...(hit.type === 'content' ? parentPage(hit) : hit),
  _highlightResult: undefined,
  _snippetResult: undefined,
});

/**
 * Moves a hit to the top of the recent searches, unless it's a favorite. The stored lists are valid, because they were repaired when the
 * dialog opened (`prepareStorage`).
 * @param storage returns local storage, or throws an error if the browser denies access
 */
export function rememberHit(indexName: string, hit: SearchHit, storage: () => Storage): void {
  const followed = storedForm(hit);
  try {
    const local = storage();
    const read = (key: string): Stored[] => JSON.parse(local.getItem(key) ?? '[]') as Stored[];
    const isFollowed = ({ objectID }: Stored): boolean => objectID === followed.objectID;
    if (read(favoritesKey(indexName)).some(isFollowed)) return;
    const others = read(recentKey(indexName)).filter((other) => !isFollowed(other));
    local.setItem(recentKey(indexName), JSON.stringify([followed, ...others].slice(0, limits.maxRecent)));
  } catch (error) {
    // If storage is blocked or full, the hit is opened without being stored.
    if (!(error instanceof DOMException)) throw error;
  }
}
