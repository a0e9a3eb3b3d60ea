/** What the run prints. */
import type { Fault } from './page/model';
import type { PageOutcome } from './session/outcome';

/** One line a fault, further lines indented below it. */
export const faultText = ({ file, line, message }: Fault): string => `${file}:${line} ${message}`;

const count = ({ blocks }: PageOutcome, kind: 'passed' | 'failed' | 'not-run'): number =>
  blocks.filter(({ result }) => result.kind === kind).length;

/** `ok     guides/object-lock   31 passed, 1 not run   25.2 s` */
export function pageLine(outcome: PageOutcome): string {
  const { page, seconds } = outcome;
  const failed = count(outcome, 'failed');
  const parts = [
    `${count(outcome, 'passed')} passed`,
    ...(failed > 0 ? [`${failed} FAILED`] : []),
    ...(count(outcome, 'not-run') > 0 ? [`${count(outcome, 'not-run')} not run`] : []),
  ];
  return `${outcome.faults.length === 0 ? 'ok    ' : 'FAILED'} ${page.id.padEnd(40)} ${parts.join(', ')}, ${seconds.toFixed(1)} s`;
}

export interface Totals {
  readonly passed: number;
  readonly failed: number;
  /** Shell and SDK blocks that were executed, failed ones included, and all of them. */
  readonly executed: number;
  readonly executable: number;
  /** Names, sorted. */
  readonly operations: readonly string[];
  readonly notRun: readonly string[];
}

/** @param faults of the pages themselves, found before they ran */
export function totals(outcomes: readonly PageOutcome[], faults: readonly Fault[]): Totals {
  const all = outcomes.flatMap(({ page, blocks }) => blocks.map((outcome) => ({ page, ...outcome })));
  const runnable = all.filter(
    ({ block }) => ['bash', 'python', 'js'].includes(block.info.language) && !(block.info.save && block.info.execution.mode === 'none'),
  );
  const notRun = all.flatMap(({ page, block, result }) =>
    result.kind === 'not-run' ? [`${page.file}:${block.line} not run: ${result.reason}`] : [],
  );
  return {
    passed: all.filter(({ result }) => result.kind === 'passed').length,
    failed: outcomes.reduce((sum, outcome) => sum + Math.max(outcome.faults.length, count(outcome, 'failed')), 0) + faults.length,
    executed: runnable.filter(({ result }) => result.kind !== 'not-run').length,
    executable: runnable.length,
    operations: [...new Set(all.flatMap(({ operations }) => operations ?? []))].sort(),
    notRun,
  };
}

/** The last lines: what did not run and why, and the figures. */
export function summaryLines({ passed, failed, executed, executable, operations, notRun }: Totals, seconds: number): string[] {
  const share = executable === 0 ? 100 : (100 * executed) / executable;
  return [
    ...notRun,
    `snippets: ${passed} blocks passed, ${failed} faults; ${executed} of ${executable} shell and SDK blocks ran (${share.toFixed(1)} %), ${operations.length} S3 operations, ${seconds.toFixed(0)} s`,
  ];
}
