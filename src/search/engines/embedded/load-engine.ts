/** From the URL of an index file to an engine, in the worker and in node. */
import type { SearchEngine } from '../../contract';
import { createEngine } from './engine';
import type { IndexFile } from './index-file';

/** Loads the index. @throws Error when it cannot be fetched or is of another version */
export async function loadEngine(url: string): Promise<SearchEngine> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return createEngine((await response.json()) as IndexFile);
}
