/** What the page's script has begun before this code is there, which takes it over. */

export interface EarlyWindow {
  /** Address of the worker's script; without, the bundler knows it. */
  searchWorkerUrl?: string;
  /** By the address of the index: those that have been asked for, undefined where one did not come. */
  searchIndexes?: Partial<Record<string, Promise<ArrayBuffer | undefined>>>;
  /** By the address of the index: workers that are reading it. */
  searchWorkers?: Partial<Record<string, Worker>>;
}

/** Takes what was begun for an index, once. */
export function takeEarly<Kind extends 'searchIndexes' | 'searchWorkers'>(
  kind: Kind,
  indexUrl: string,
): NonNullable<EarlyWindow[Kind]>[string] {
  const begun = (globalThis as EarlyWindow)[kind];
  const taken = begun?.[indexUrl] as NonNullable<EarlyWindow[Kind]>[string];
  delete begun?.[indexUrl];
  return taken;
}
