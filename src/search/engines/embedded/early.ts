/** What the page script has started before this code loads, which then takes it over. */

export interface EarlyWindow {
  /** Address of the worker script. Without it, the bundler's own is used. */
  searchWorkerUrl?: string;
  /** Requested indexes by address, or undefined if one failed to load. */
  searchIndexes?: Partial<Record<string, Promise<ArrayBuffer | undefined>>>;
  /** Workers that are reading an index, by the address of the index. */
  searchWorkers?: Partial<Record<string, Worker>>;
}

/** Takes over what was started for an index, once. */
export function takeEarly<Kind extends 'searchIndexes' | 'searchWorkers'>(
  kind: Kind,
  indexUrl: string,
): NonNullable<EarlyWindow[Kind]>[string] {
  const begun = (globalThis as EarlyWindow)[kind];
  const taken = begun?.[indexUrl] as NonNullable<EarlyWindow[Kind]>[string];
  delete begun?.[indexUrl];
  return taken;
}
