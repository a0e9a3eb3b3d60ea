/** Replaces an index as a whole: all is written to a temporary one, looked at, and moved over the live one. */
import type { SearchClient } from '@algolia/client-search';

import type { WantedIndex } from './difference';
import type { HostedObject } from './objects';

/** Objects uploaded in one request. */
const BATCH = 1_000;

export interface ReplaceOptions {
  client: SearchClient;
  indexName: string;
  wanted: WantedIndex;
  /** Whether the index is there already; its rules and its further settings are kept then. */
  exists: boolean;
  say: (line: string) => void;
}

/** A push that ended before its end; the message says what became of the live index. */
export class PushError extends Error {
  override readonly name = 'PushError';
}

/** What happened, in a sentence. */
export const messageOf = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));

async function upload({ client, say }: ReplaceOptions, temporary: string, objects: readonly HostedObject[]): Promise<void> {
  for (let from = 0; from < objects.length; from += BATCH) {
    const requests = objects.slice(from, from + BATCH).map((object) => ({ action: 'addObject' as const, body: { ...object } }));
    const { taskID } = await client.batch({ indexName: temporary, batchWriteParams: { requests } });
    await client.waitForTask({ indexName: temporary, taskID });
    say(`  ${Math.min(from + BATCH, objects.length)} of ${objects.length} objects`);
  }
}

/** Settings over those of the live index, its rules, synonyms and all objects. */
async function fill(options: ReplaceOptions, temporary: string): Promise<void> {
  const { client, indexName, wanted, exists } = options;
  if (exists) {
    const { taskID } = await client.operationIndex({
      indexName,
      operationIndexParams: { operation: 'copy', destination: temporary, scope: ['settings', 'rules'] },
    });
    await client.waitForTask({ indexName: temporary, taskID });
  }
  const settings = await client.setSettings({ indexName: temporary, indexSettings: wanted.settings });
  await client.waitForTask({ indexName: temporary, taskID: settings.taskID });
  const synonyms = await client.saveSynonyms({ indexName: temporary, synonymHit: [...wanted.synonyms], replaceExistingSynonyms: true });
  await client.waitForTask({ indexName: temporary, taskID: synonyms.taskID });
  await upload(options, temporary, wanted.objects);
}

/** Counts what has arrived, so that half an upload never goes live. */
async function verify({ client, wanted }: ReplaceOptions, temporary: string): Promise<void> {
  const searchParams = { query: '', hitsPerPage: 0, distinct: false, analytics: false };
  const { nbHits = 0 } = await client.searchSingleIndex({ indexName: temporary, searchParams });
  if (nbHits !== wanted.objects.length) throw new Error(`${nbHits} objects have arrived, ${wanted.objects.length} were sent.`);
}

/** Takes the temporary index away. @returns what to tell, where that fails, too */
async function cleanUp(client: SearchClient, temporary: string): Promise<string> {
  try {
    await client.deleteIndex({ indexName: temporary });
    return '';
  } catch (error) {
    return ` The temporary index ${temporary} could not be deleted (${messageOf(error)}); delete it in the service's console.`;
  }
}

/** Moves the temporary index over the live one. */
async function move(client: SearchClient, temporary: string, indexName: string): Promise<void> {
  const { taskID } = await client.operationIndex({
    indexName: temporary,
    operationIndexParams: { operation: 'move', destination: indexName },
  });
  await client.waitForTask({ indexName: temporary, taskID });
}

/**
 * @throws {PushError} when a step fails. Before the move the live index is as it was, and the temporary one is
 * deleted; a move that was sent and not confirmed may have happened, and then it happened as a whole.
 */
export async function replaceIndex(options: ReplaceOptions): Promise<void> {
  const { client, indexName } = options;
  const temporary = `${indexName}_push_${Date.now()}`;
  try {
    await fill(options, temporary);
    await verify(options, temporary);
  } catch (error) {
    throw new PushError(`${messageOf(error)} The index ${indexName} is as it was.${await cleanUp(client, temporary)}`, { cause: error });
  }
  try {
    await move(client, temporary, indexName);
  } catch (error) {
    const refused = error instanceof Error && error.name === 'ApiError';
    const state = refused ? 'is as it was' : 'is either as it was or wholly new: the move was not confirmed. Push again';
    throw new PushError(`${messageOf(error)} The index ${indexName} ${state}.${await cleanUp(client, temporary)}`, { cause: error });
  }
}
