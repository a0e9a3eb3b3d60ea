/**
 * The parts of this module that `scripts/` can use. It runs probes and guarantees one after another within a time limit, and cleans up
 * after each.
 */
import type { Target } from './arguments';
import { OwnBuckets } from './buckets';
import { Context, NotHeld, type Guarantee, type Probe } from './context';
import { sortFailure, type DocumentedOperation, type Finding, type Report, type Result } from './finding';
import { guarantees } from './guarantees';
import { ANSWER_ONLY, NOT_TRIED, probes } from './probes';

export { agrees, planLines, readSettings, USAGE, type Settings } from './arguments';
export { listBuckets, newIds, removeOwn } from './buckets';
export type { Report, Result } from './finding';
export { isBroken, summaryLines, writeReport } from './report';

/** Total time limit for all probes and guarantees, in ms. */
const RUN_MS = 900_000;

interface RunOptions {
  readonly settings: Target;
  /** Operations, in table order. */
  readonly operations: readonly DocumentedOperation[];
  readonly say: (line: string) => void;
  /** Stops the run early. Everything that was created is still removed. */
  readonly signal: AbortSignal;
}

type RunResults = Pick<Report, 'operations' | 'guarantees' | 'left'>;

const STOPPED = 'the run was stopped';

/** Collects the findings of one probe, including operations that couldn't be tested because an earlier step failed. */
async function runProbe({ operations, run }: Probe, context: Context): Promise<void> {
  try {
    await run(context);
  } catch (error) {
    const first = operations.find((name) => !context.findings.has(name));
    const finding = { ...sortFailure(error), outcome: 'error' as const, detail: 'a request that prepares this probe failed' };
    if (first !== undefined) context.note(first, finding);
  }
  for (const name of operations) {
    if (!context.findings.has(name)) context.note(name, { outcome: 'not-tried', detail: 'something that it depends on doesn’t hold' });
  }
}

async function runGuarantee({ needsOther, run }: Guarantee, context: Context): Promise<Finding> {
  if (needsOther && !context.settings.other)
    return {
      outcome: 'not-tried',
      detail: 'needs a second project: set S3_OTHER_ACCESS_KEY_ID, S3_OTHER_SECRET_ACCESS_KEY, and S3_OTHER_PROJECT_ID',
    };
  context.lastAnswer = undefined;
  try {
    await run(context);
    return { outcome: 'holds', answer: context.lastAnswer };
  } catch (error) {
    if (context.signal.aborted) return { outcome: 'not-tried', detail: STOPPED };
    if (error instanceof NotHeld) return error.finding;
    return { detail: 'a request that should succeed returned an error', ...sortFailure(error) };
  }
}

function operationResult({ name, status, promised }: DocumentedOperation, context: Context, over: string | undefined): Result {
  const untried: Finding = { outcome: 'not-tried', detail: NOT_TRIED.get(name) ?? over ?? 'no probe tests it' };
  return { name, documented: status, promised, ...(context.findings.get(name) ?? untried) };
}

/** @returns names of the operations whose effect was verified */
export const provenOperations = ({ operations }: RunResults): string[] =>
  operations.flatMap(({ name, outcome }) => (outcome === 'holds' && !ANSWER_ONLY.includes(name) ? [name] : []));

/** @returns a result for each operation in the table and each guarantee */
export async function runProbes({ settings, operations, say, signal }: RunOptions): Promise<RunResults> {
  const deadline = Date.now() + RUN_MS;
  /** Returns the reason why no more probes can be started, if there is one. */
  const overBecause = (): string | undefined =>
    signal.aborted ? STOPPED : Date.now() > deadline ? `the time limit of ${RUN_MS / 1000} s was reached` : undefined;
  const buckets = new OwnBuckets();
  const context = new Context(settings, buckets, signal);
  const results: Result[] = [];
  try {
    for (const probe of probes) {
      if (overBecause() !== undefined) break;
      say(`  ${probe.name} …`);
      await runProbe(probe, context);
      await buckets.remove(context.keeper, 0);
    }
    for (const guarantee of guarantees) {
      const { name, documented, promised } = guarantee;
      const over = overBecause();
      if (over === undefined) say(`  ${name} …`);
      const finding: Finding = over === undefined ? await runGuarantee(guarantee, context) : { outcome: 'not-tried', detail: over };
      results.push({ name, documented, promised, ...finding });
      await buckets.remove(context.keeper, 0);
    }
    if (buckets.names.length > 0) say(`  waiting until locks expire, to remove ${buckets.names.length} buckets …`);
    const left = await buckets.remove(context.keeper);
    const over = overBecause();
    return { operations: operations.map((operation) => operationResult(operation, context, over)), guarantees: results, left };
  } finally {
    context.destroy();
  }
}
