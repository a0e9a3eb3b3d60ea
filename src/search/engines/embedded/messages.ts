/** Messages between the page and the search worker. */

/** Status of a query that a newer one of the same client has overtaken; never shown to the reader. */
export const STATUS_SUPERSEDED = 499;

/** To the worker. `channel` tells clients apart: a newer query overtakes only older ones of its own channel. */
export type ToWorker =
  | { kind: 'load'; id: number; indexUrl: string }
  | { kind: 'request'; id: number; channel: number; method: string; path: string; body: string };

/** From the worker: `loaded` answers `load`, `answer` answers `request`; `status` 0 is a failed load. */
export type FromWorker =
  { kind: 'loaded'; id: number; ok: boolean; message: string } | { kind: 'answer'; id: number; status: number; content: string };
