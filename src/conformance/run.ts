/** Runs probes and guarantees one after another within a bound, and clears up after each. */
import type { Settings } from './arguments';
import { guarantees } from './guarantees';
import type { Guarantee } from './guarantees/guarantee';
import { Lab } from './lab';
import { Ledger } from './ledger';
import type { DocumentedOperation, Finding, Result } from './model';
import { probes } from './probes';
import { NOT_TRIED } from './probes/not-tried';
import type { Probe } from './probes/probe';
import { sortFailure } from './sort';
import { sweep } from './sweep';

/** Bound for all probes and guarantees together, in ms. */
const RUN_MS = 900_000;

export interface RunOptions {
  readonly settings: Settings;
  /** Operations of the table, in its order. */
  readonly operations: readonly DocumentedOperation[];
  readonly say: (line: string) => void;
  /** Ends the run early; what was made is still removed. */
  readonly signal: AbortSignal;
  /** Only tests give another one. */
  readonly ledger?: Ledger;
}

export interface RunResults {
  readonly operations: readonly Result[];
  readonly guarantees: readonly Result[];
  /** Buckets that could not be removed, each with the reason. */
  readonly left: readonly string[];
}

/** Why nothing more is begun, if so. */
function overBecause(signal: AbortSignal, deadline: number): string | undefined {
  if (signal.aborted) return 'the run was stopped';
  return Date.now() > deadline ? `the time of ${RUN_MS / 1000} s was up` : undefined;
}

/** Findings of one probe; what it could not try, because something before it failed, is said so. */
async function runProbe({ operations, run }: Probe, lab: Lab): Promise<void> {
  try {
    await run(lab);
  } catch (error) {
    const finding = sortFailure(error);
    const first = operations.find((name) => !lab.findings.has(name));
    if (first !== undefined) lab.note(first, { ...finding, outcome: 'error', detail: 'a request that prepares the probe failed' });
  }
  for (const name of operations) {
    if (!lab.findings.has(name)) lab.note(name, { outcome: 'not-tried', detail: 'what it needs did not hold' });
  }
}

async function runGuarantee({ needsOther, run }: Guarantee, lab: Lab): Promise<Finding> {
  if (needsOther && !lab.other)
    return {
      outcome: 'not-tried',
      detail: 'needs a second project: set S3_OTHER_ACCESS_KEY_ID, S3_OTHER_SECRET_ACCESS_KEY and S3_OTHER_PROJECT_ID',
    };
  try {
    return await run(lab);
  } catch (error) {
    return { detail: 'a request that should succeed was answered with an error', ...sortFailure(error) };
  }
}

function operationResult({ name, status, promised }: DocumentedOperation, lab: Lab, over: string | undefined): Result {
  const reason = NOT_TRIED[name];
  const untried: Finding = { outcome: 'not-tried', detail: reason ?? over ?? 'no probe tries it' };
  return { name, documented: status, promised, ...(lab.findings.get(name) ?? untried) };
}

/** Compliance locks have to run out, so nothing is left to chance at the end. */
async function clear(lab: Lab, ledger: Ledger, patienceMs?: number): Promise<string[]> {
  return sweep(lab.s3, ledger, patienceMs);
}

/** @returns a result for each operation of the table and each guarantee */
export async function runProbes({ settings, operations, say, signal, ledger = new Ledger() }: RunOptions): Promise<RunResults> {
  const deadline = Date.now() + RUN_MS;
  const lab = new Lab(settings, ledger);
  const results: Result[] = [];
  try {
    for (const probe of probes) {
      if (overBecause(signal, deadline) !== undefined) break;
      say(`  ${probe.name} …`);
      await runProbe(probe, lab);
      await clear(lab, ledger, 0);
    }
    for (const guarantee of guarantees) {
      const over = overBecause(signal, deadline);
      if (over === undefined) say(`  ${guarantee.name} …`);
      const finding: Finding = over === undefined ? await runGuarantee(guarantee, lab) : { outcome: 'not-tried', detail: over };
      results.push({ name: guarantee.name, documented: guarantee.documented, promised: guarantee.promised, ...finding });
      await clear(lab, ledger, 0);
    }
    if (ledger.buckets.length > 0) say(`  waiting for locks to run out, to remove ${ledger.buckets.length} buckets …`);
    const left = await clear(lab, ledger);
    const over = overBecause(signal, deadline);
    return { operations: operations.map((operation) => operationResult(operation, lab, over)), guarantees: results, left };
  } finally {
    lab.destroy();
  }
}
