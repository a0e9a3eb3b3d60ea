/** Takes over what the page script started before this code was loaded. */

export interface EarlyWindow {
  /** URL of the worker script. If it's undefined, the bundler's own worker is used. */
  searchWorkerUrl?: string;
  /** Requested indexes, keyed by URL. The promise resolves to undefined if the index failed to load. */
  searchIndexes?: Partial<Record<string, Promise<ArrayBuffer | undefined>>>;
  /** Workers that are reading an index, keyed by the URL of the index. */
  searchWorkers?: Partial<Record<string, Worker>>;
}

/** Takes over what was started for an index. Each item can be taken only once. */
export function takeEarly<Kind extends 'searchIndexes' | 'searchWorkers'>(
  kind: Kind,
  indexUrl: string,
): NonNullable<EarlyWindow[Kind]>[string] {
  const begun = (globalThis as EarlyWindow)[kind];
  const taken = begun?.[indexUrl] as NonNullable<EarlyWindow[Kind]>[string];
  delete begun?.[indexUrl];
  return taken;
}
