/**
 * DocSearch reads its recent and favorite searches without validating them, and doesn't handle full storage when it writes them. They're
 * therefore repaired before the dialog opens. If there's no space to store more, the dialog opens without them.
 */
import { readStored, writeStored } from '../../../page/stored';
import { limits } from '../../../site/limits';
import { hitUrl, type HitSite } from '../../common/hit-text';
import { HIERARCHY_LEVELS, type HierarchyLevel, type SearchHit } from '../../contract';
import { parentPage } from './hits';

export const favoritesKey = (indexName: string): string => `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`;
export const recentKey = (indexName: string): string => `__DOCSEARCH_RECENT_SEARCHES__${indexName}`;

/** Whether there are any favorites, which shorten the history. False if the browser doesn't store anything. */
export const storedFavorites = (indexName: string): boolean => (readStored(favoritesKey(indexName))?.length ?? 0) > '[]'.length;

const PROBE = '__SEARCH_PROBE__';
/** Number of characters to write as a test. It exceeds the size of all entries in both lists. */
const PROBE_LENGTH = 30_000;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
/** Makes text safe, because DocSearch shows it as HTML. Returns null for anything that isn't text. */
const safeText = (value: unknown): string | null => (typeof value === 'string' ? value.replaceAll('<', '&lt;') : null);

/** The parts of a stored search that DocSearch shows. If other members such as highlights exist, it also shows those, as HTML. */
interface StoredEntry {
  objectID: string;
  url: string;
  type: HierarchyLevel;
  content: string | null;
  hierarchy: Record<string, string | null>;
}

const isLevel = (type: unknown): type is HierarchyLevel => HIERARCHY_LEVELS.some((level) => level === type);

/** Keeps only these members. DocSearch needs a URL and the heading at the entry's own level. Entries without them are dropped. */
function soundEntry(entry: unknown, site: HitSite): StoredEntry[] {
  if (!isRecord(entry) || typeof entry.objectID !== 'string' || typeof entry.url !== 'string' || !isRecord(entry.hierarchy)) return [];
  const { objectID, type, hierarchy: stored } = entry;
  const url = hitUrl(entry.url, site);
  const hierarchy = Object.fromEntries(HIERARCHY_LEVELS.map((level) => [level, safeText(stored[level])]));
  if (url === undefined || !isLevel(type) || hierarchy[type] === null) return [];
  return [{ objectID, url, type, content: safeText(entry.content), hierarchy }];
}

/** Returns a stored list in the form that DocSearch accepts: at most `most` valid entries, or null for an empty list. */
export function soundList(stored: string | null, most: number, site: HitSite): string | null {
  if (stored === null) return null;
  let list: unknown;
  try {
    list = JSON.parse(stored);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
  if (!Array.isArray(list)) return null;
  const entries = list.flatMap((entry) => soundEntry(entry, site));
  return entries.length === 0 ? null : JSON.stringify(entries.slice(0, most));
}

/** Repairs the stored searches. @returns whether searches can be stored. If storage is blocked or full, search works without a history. */
export function prepareStorage(indexName: string, site: HitSite): boolean {
  const lists = [
    [favoritesKey(indexName), limits.maxFavorites],
    [recentKey(indexName), limits.maxRecent],
  ] as const;
  for (const [key, most] of lists) {
    const stored = readStored(key);
    const sound = soundList(stored, most, site);
    // The broken list is removed even if there's no room for the sound one.
    if (sound !== stored && !(writeStored(key, null) && writeStored(key, sound))) return false;
  }
  const hasRoom = writeStored(PROBE, 'x'.repeat(PROBE_LENGTH));
  writeStored(PROBE, null);
  return hasRoom;
}

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
 * Stores a hit that was opened from outside DocSearch's list: moves it to the top of the recent searches, unless it's a favorite. The
 * stored lists are valid, because they were repaired when the dialog opened (`prepareStorage`). If storage is blocked or full, the hit is
 * opened without being stored.
 */
export function rememberHit(indexName: string, hit: SearchHit): void {
  const followed = storedForm(hit);
  const read = (key: string): Stored[] => JSON.parse(readStored(key) ?? '[]') as Stored[];
  const isFollowed = ({ objectID }: Stored): boolean => objectID === followed.objectID;
  if (read(favoritesKey(indexName)).some(isFollowed)) return;
  const others = read(recentKey(indexName)).filter((other) => !isFollowed(other));
  writeStored(recentKey(indexName), JSON.stringify([followed, ...others].slice(0, limits.maxRecent)));
}
