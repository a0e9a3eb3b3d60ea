/** What an index holds now, how that differs from what it is to hold, and its replacement. */
import { isDeepStrictEqual } from 'node:util';

import type { IndexSettings, SearchClient, SynonymHit } from '@algolia/client-search';

import type { HostedObject } from './objects';

/** All that a push writes. */
export interface IndexContent {
  objects: readonly Record<string, unknown>[];
  settings: IndexSettings;
  synonyms: readonly SynonymHit[];
}

/** What is wanted of an index. */
export interface WantedIndex extends IndexContent {
  objects: readonly HostedObject[];
}

/** A push that ended before its end; the message says what became of the live index. */
export class PushError extends Error {
  override readonly name = 'PushError';
}

const messageOf = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));

/** Objects asked for at once. */
const BATCH = 1_000;

/**
 * The content of an index; empty for one that does not exist yet.
 * @throws {PushError} when the service does not answer or refuses the key
 */
export async function readLive(client: SearchClient, indexName: string): Promise<IndexContent> {
  const objects: Record<string, unknown>[] = [];
  const synonyms: SynonymHit[] = [];
  try {
    if (!(await client.indexExists({ indexName }))) return { objects, synonyms, settings: {} };
    const settings = await client.getSettings({ indexName });
    const browseParams = { attributesToRetrieve: ['*'], hitsPerPage: BATCH };
    await client.browseObjects({ indexName, browseParams, aggregator: ({ hits }) => void objects.push(...hits) });
    await client.browseSynonyms({ indexName, aggregator: ({ hits }) => void synonyms.push(...hits) });
    return { objects, synonyms, settings };
  } catch (error) {
    throw new PushError(`${messageOf(error)} The index ${indexName} is as it was.`, { cause: error });
  }
}

interface Changes {
  added: string[];
  changed: string[];
  removed: string[];
}

/** Ids of what a push changes, and names of settings; those that it does not set are left out, because the service has defaults. */
export interface Difference {
  objects: Changes;
  synonyms: Changes;
  settings: string[];
}

/** By objectID. The service gives the type of a synonym in lower case, and everything with the marks of its own. */
function byId(items: readonly object[]): Map<string, object> {
  const own = (item: object) => Object.entries(item).filter(([name]) => !name.startsWith('_'));
  const folded = (item: object) =>
    own(item).map(([name, value]) => [name, name === 'type' ? String(value).toLowerCase() : (value as unknown)]);
  return new Map(items.map((item) => [(item as { objectID: string }).objectID, Object.fromEntries(folded(item)) as object]));
}

function compare(wanted: readonly object[], live: readonly object[]): Changes {
  const [now, then] = [byId(wanted), byId(live)];
  const ids = [...now.keys()];
  return {
    added: ids.filter((id) => !then.has(id)),
    changed: ids.filter((id) => then.has(id) && !isDeepStrictEqual(then.get(id), now.get(id))),
    removed: [...then.keys()].filter((id) => !now.has(id)),
  };
}

export function differenceOf(wanted: WantedIndex, live: IndexContent): Difference {
  const settings = Object.entries(wanted.settings).filter(([name, value]) => !isDeepStrictEqual(value, Reflect.get(live.settings, name)));
  return {
    objects: compare(wanted.objects, live.objects),
    synonyms: compare(wanted.synonyms, live.synonyms),
    settings: settings.map(([name]) => name),
  };
}

export const isEmpty = (changes: Changes): boolean => Object.values(changes).every((ids: string[]) => ids.length === 0);

/** Ids shown of each kind. */
const SHOWN = 10;

/** The difference as lines for a terminal. */
export function differenceLines({ objects, settings, synonyms }: Difference): string[] {
  const summary = ({ added, changed, removed }: Changes): string =>
    `${added.length} added, ${changed.length} changed, ${removed.length} removed`;
  const listed = (sign: string, ids: readonly string[]): string[] => ids.slice(0, SHOWN).map((id) => `  ${sign} ${id}`);
  return [
    `objects: ${summary(objects)}`,
    ...[...listed('+', objects.added), ...listed('~', objects.changed), ...listed('-', objects.removed)],
    `settings: ${settings.length === 0 ? 'as they are' : settings.join(', ')}`,
    `synonyms: ${summary(synonyms)}`,
  ];
}

/**
 * Writes settings and synonyms where they differ, then replaces all objects by way of a temporary index, to which the
 * library copies settings, rules and synonyms.
 * @throws {PushError} when a step fails; the live objects are then as they were, unless only the last step, the move,
 * was not confirmed, and then they are wholly new
 */
export async function updateIndex(client: SearchClient, indexName: string, wanted: WantedIndex, difference: Difference): Promise<void> {
  let step = 'settings';
  try {
    if (difference.settings.length > 0) {
      const { taskID } = await client.setSettings({ indexName, indexSettings: wanted.settings });
      await client.waitForTask({ indexName, taskID });
    }
    step = 'synonyms';
    if (!isEmpty(difference.synonyms)) {
      const { taskID } = await client.saveSynonyms({ indexName, synonymHit: [...wanted.synonyms], replaceExistingSynonyms: true });
      await client.waitForTask({ indexName, taskID });
    }
    step = 'objects';
    if (!isEmpty(difference.objects)) await client.replaceAllObjects({ indexName, objects: [...wanted.objects], batchSize: BATCH });
  } catch (error) {
    const state = 'are as they were, or wholly new if only the last step was not confirmed. Push again';
    throw new PushError(`${messageOf(error)} This was at the ${step}; the objects of ${indexName} ${state}.`, { cause: error });
  }
}
