/** What the benchmark asks of an engine, and what it tells of one. */
import type { SearchRecord } from '../contract';

/** An opened index. */
export interface Session {
  /** Answers as after a keystroke, with all that a list of results shows. Gives the number of results shown. */
  search(query: string): Promise<number>;
}

/** An engine under test. */
export interface BenchEngine {
  /** Writes to `folder` what a browser would fetch. */
  build(records: readonly SearchRecord[], folder: string): Promise<void>;
  /** Loads what the first query needs. @param origin where `folder` is served, without a slash at the end */
  open(origin: string, folder: string): Promise<Session>;
  /** True for files of `folder` that are program and no index. Programs are left out of all bytes. */
  isProgram: (file: string) => boolean;
}

/** All engines, and those that are measured unless told otherwise. */
export const ENGINES = ['embedded', 'pagefind', 'orama'] as const;
export const COMPARED = ['embedded', 'pagefind', 'orama'] as const;
export type EngineName = (typeof ENGINES)[number];

/** Bytes of the files that a browser may fetch, program left out. */
export interface Bytes {
  files: number;
  raw: number;
  brotli: number;
}

/** What searching costs. Times in milliseconds, bytes after Brotli. */
export interface SearchCost {
  /** Loading and the answer to a first letter, in a fresh process. */
  coldStartMs: number;
  coldStartBytes: number;
  keystrokes: number;
  p50Ms: number;
  p95Ms: number;
  /** All that was fetched for a visit: the start and five queries, typed letter by letter. */
  visitBytes: number;
  /** Median of what a query, typed letter by letter, fetched beyond the start. */
  queryBytes: number;
}

/** One line of the report. */
export interface Measured {
  engine: EngineName;
  pages: number;
  sections: number;
  buildMs: number;
  bytes: Bytes;
  search: SearchCost;
}
