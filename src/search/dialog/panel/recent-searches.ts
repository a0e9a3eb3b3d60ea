/** Remembers a hit that was followed from outside of DocSearch's list, as DocSearch remembers its own. */
import { limits } from '../../../site/limits';
import { type SearchHit } from '../../contract';
import { parentPage } from './docsearch-hits';
import { favoritesKey, recentKey } from './stored-searches';

interface Stored {
  readonly objectID: string;
  readonly [member: string]: unknown;
}

/** What DocSearch stores of a hit: its page for a text, without highlights. */
const storedForm = (hit: SearchHit): Stored => ({
  ...(hit.type === 'content' ? parentPage(hit) : hit),
  _highlightResult: undefined,
  _snippetResult: undefined,
});

/**
 * Puts a hit first among the recent searches, unless it is a favorite. The lists are sound: they were repaired when the
 * dialog opened (`prepareStorage`).
 * @param storage gives local storage, or throws where the browser forbids it
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
    // Forbidden or full: the hit is followed without being remembered.
    if (!(error instanceof DOMException)) throw error;
  }
}
