/** Times and bytes of one engine over one site. */
import type { SearchRecord } from '../contract';
import { hostFolder } from './file-host';
import { keystrokes, typedQueries } from './queries';
import type { BenchEngine, SearchCost } from './types';

/** Queries for the times, and how many of them make a reader's visit. */
const QUERIES = 40;
const VISIT = 5;

/** The value below which `share` of the values lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}

async function timed<T>(run: () => Promise<T>): Promise<[T, number]> {
  const started = performance.now();
  return [await run(), performance.now() - started];
}

/** Builds the index and gives the milliseconds it took. */
export async function measureBuild(engine: BenchEngine, records: readonly SearchRecord[], folder: string): Promise<number> {
  return (await timed(() => engine.build(records, folder)))[1];
}

/**
 * Types the queries of a session letter by letter, each answer awaited. Call it in a fresh process: a cold
 * start with code that has run before is none.
 */
export async function measureSearch(engine: BenchEngine, records: readonly SearchRecord[], folder: string): Promise<SearchCost> {
  const host = await hostFolder(folder, engine.isProgram);
  const queries = typedQueries(records, QUERIES);
  try {
    const first = queries[0]?.charAt(0) ?? '';
    const [session, loadMs] = await timed(() => engine.open(host.origin, folder));
    const [, firstMs] = await timed(() => session.search(first));
    const marks = [host.sent()];
    const times: number[] = [];
    for (const query of queries) {
      for (const typed of keystrokes(query)) times.push((await timed(() => session.search(typed)))[1]);
      marks.push(host.sent());
    }
    const bytes = queries.map((_, index) => host.bytes(marks[index] ?? 0, marks[index + 1] ?? 0));
    return {
      coldStartMs: loadMs + firstMs,
      coldStartBytes: host.bytes(0, marks[0] ?? 0),
      keystrokes: times.length,
      p50Ms: percentile(times, 0.5),
      p95Ms: percentile(times, 0.95),
      visitBytes: host.bytes(0, marks[VISIT] ?? 0),
      queryBytes: percentile(bytes, 0.5),
    };
  } finally {
    host.close();
  }
}
