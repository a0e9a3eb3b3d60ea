/** What the page's script has begun before this code is there, which takes it over. */

export interface EarlyWindow {
  /** Address of the worker's script; without, the bundler knows it. */
  searchWorkerUrl?: string;
  /** Indexes that have been asked for, by address; undefined where one did not come. */
  searchIndexes?: Partial<Record<string, Promise<ArrayBuffer | undefined>>>;
}

/** Takes an index that has been asked for, once. */
export function takeIndex(indexUrl: string): Promise<ArrayBuffer | undefined> | undefined {
  const { searchIndexes } = globalThis as EarlyWindow;
  const taken = searchIndexes?.[indexUrl];
  delete searchIndexes?.[indexUrl];
  return taken;
}
