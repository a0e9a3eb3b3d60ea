/** What the static page has begun before the application is there, which takes it over. Types and a call; no code of the engine. */
import { QUERIES_PATH, type SearchRequest } from '../../contract';
import type { ToWorker } from './worker-core';

export type { FromWorker, ToWorker } from './worker-core';

/** By the address of the index. */
export interface EarlyWindow {
  /** Indexes that have been asked for; undefined where one did not come. */
  searchIndexes?: Partial<Record<string, Promise<ArrayBuffer | undefined>>>;
  /** Workers that have an index, or are reading it. */
  searchWorkers?: Partial<Record<string, Worker>>;
}

type Call = Omit<Extract<ToWorker, { kind: 'request' }>, 'kind' | 'id'>;

/** One query as the client sends it. */
export const queriesCall = (request: SearchRequest): Call => ({
  method: 'POST',
  path: QUERIES_PATH,
  body: JSON.stringify({ requests: [request] }),
});

/** Takes what was begun for an index, once. */
export function takeEarly<Kind extends keyof EarlyWindow>(kind: Kind, indexUrl: string): NonNullable<EarlyWindow[Kind]>[string] {
  const begun = (globalThis as EarlyWindow)[kind];
  const taken = begun?.[indexUrl] as NonNullable<EarlyWindow[Kind]>[string];
  delete begun?.[indexUrl];
  return taken;
}
