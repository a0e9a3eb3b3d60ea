/** The door for `scripts/`. */
export { readSettings, USAGE, type Settings } from './arguments';
export type { Report, Result } from './model';
export { newIds, removeOwn } from './own-buckets';
export { agrees, planLines } from './plan';
export { listBuckets } from './preflight';
export { isBroken, summaryLines } from './report/summary';
export { writeReport } from './report/write';
export { runProbes, type RunResults } from './run';
