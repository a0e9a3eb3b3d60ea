/** Reads what an index holds now. */
import type { IndexSettings, SearchClient, SynonymHit } from '@algolia/client-search';

/** An index as it is; empty for one that does not exist yet. */
export interface LiveIndex {
  exists: boolean;
  /** objectID to hash; the hash is empty for an object that another program has made. */
  hashes: Map<string, string>;
  settings: IndexSettings;
  synonyms: SynonymHit[];
}

/** Objects asked for at once. */
const BATCH = 1_000;

const isNotFound = (error: unknown): boolean => error instanceof Error && 'status' in error && error.status === 404;

async function readHashes(client: SearchClient, indexName: string): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  await client.browseObjects<{ hash?: string }>({
    indexName,
    browseParams: { attributesToRetrieve: ['hash'], hitsPerPage: BATCH },
    aggregator: ({ hits }) => {
      for (const { objectID, hash = '' } of hits) hashes.set(objectID, hash);
    },
  });
  return hashes;
}

async function readSynonyms(client: SearchClient, indexName: string): Promise<SynonymHit[]> {
  const synonyms: SynonymHit[] = [];
  await client.browseSynonyms({ indexName, aggregator: ({ hits }) => void synonyms.push(...hits) });
  return synonyms;
}

/** @throws the library's errors, when the service does not answer or refuses the key */
export async function readLive(client: SearchClient, indexName: string): Promise<LiveIndex> {
  try {
    const settings = await client.getSettings({ indexName });
    return { exists: true, settings, hashes: await readHashes(client, indexName), synonyms: await readSynonyms(client, indexName) };
  } catch (error) {
    if (!isNotFound(error)) throw error;
    return { exists: false, hashes: new Map(), settings: {}, synonyms: [] };
  }
}
