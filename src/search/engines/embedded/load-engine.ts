/** From the URL of an index file to an engine, in the worker and in node. */
import type { LoadedEngine, SearchIndexFile, ShardedIndexFile } from '../../contract';
import { createEngine } from './engine';
import { isSharded } from './open-index';
import { createShardedEngine } from './sharded/engine';

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}

/** A line that drops one request is worth another try; a file that is gone is not, but that costs little. */
async function fetchTwice(url: string): Promise<unknown> {
  return fetchJson(url).catch(() => fetchJson(url));
}

/** Loads the index. @throws Error when it cannot be fetched or is of another version */
export async function loadEngine(url: string): Promise<LoadedEngine> {
  const file = (await fetchJson(url)) as SearchIndexFile | ShardedIndexFile;
  if (!isSharded(file)) return createEngine(file);
  // A worker knows the site's address; node is given a whole one.
  const address = 'location' in globalThis ? new URL(url, globalThis.location.href) : new URL(url);
  const folder = new URL(`${file.folder}/`, address);
  return createShardedEngine(file, (name) => fetchTwice(new URL(name, folder).href));
}
