/** How many tests of a step passed and failed, read from the report that the step left. */
import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';

export interface Counts {
  passed: number;
  failed: number;
}

const vitest = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number() })
  .transform((report): Counts => ({ passed: report.numPassedTests, failed: report.numFailedTests }));

const playwright = z
  .object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) })
  .transform(({ stats }): Counts => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }));

/** What our own checks write. */
const checks = z.object({ passed: z.number(), failed: z.number() });

const anyReport = z.union([vitest, playwright, checks]);

/**
 * @param report path of the step's report (vitest's or Playwright's JSON, or `{passed, failed}`); undefined for a step that is one check
 * @param ok     whether the step's program succeeded
 * @returns its counts; a failed program counts at least one failure, so that a crash is never a pass
 * @throws when a program succeeded without leaving a report that can be read
 */
export function readCounts(report: string | undefined, ok: boolean): Counts {
  if (report === undefined) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const text = existsSync(report) ? readFileSync(report, 'utf8') : undefined;
  if (text === undefined) {
    if (ok) throw new Error(`${report}: no report, though the step succeeded; the step must write it`);
    return { passed: 0, failed: 1 };
  }
  const counts = anyReport.parse(JSON.parse(text));
  return ok ? counts : { ...counts, failed: Math.max(1, counts.failed) };
}

/** Sum over steps. */
export function addCounts(all: readonly Counts[]): Counts {
  return { passed: all.reduce((sum, { passed }) => sum + passed, 0), failed: all.reduce((sum, { failed }) => sum + failed, 0) };
}
