/** The parts of this module that `scripts/` can use. */
export { readSettings, USAGE, type Settings } from './arguments';
export type { Report, Result } from './model';
export { newIds, removeOwn } from './page-buckets';
export { agrees, listBuckets, planLines } from './preflight';
export { isBroken, summaryLines, writeReport } from './report';
export { provenOperations, runProbes, type RunResults } from './run';
