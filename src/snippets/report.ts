/** Formats a run's output, and defines the goals that a complete run must reach, so that coverage can't decrease unnoticed. */
import type { Diagnostic } from '../lib/diagnostic';
import { calls } from './page/clients';
import { runsElsewhere } from './page/covered';
import { UNPACKAGED, type Clients } from './server/clients';
import type { BlockOutcome, PageOutcome, Result } from './page/model';

const count = (blocks: readonly BlockOutcome[], kind: Result['kind']): number => blocks.filter(({ result }) => result.kind === kind).length;

/** Formats a page's result, for example `ok     guides/object-lock   31 passed, 1 not run   25.2 s`. */
export function pageLine({ page, blocks, problems, seconds }: PageOutcome): string {
  const [failed, notRun] = [count(blocks, 'failed'), count(blocks, 'not-run')];
  const parts = [`${count(blocks, 'passed')} passed`, failed > 0 && `${failed} FAILED`, notRun > 0 && `${notRun} not run`].filter(Boolean);
  return `${problems.length === 0 ? 'ok    ' : 'FAILED'} ${page.id.padEnd(40)} ${parts.join(', ')}, ${seconds.toFixed(1)} s`;
}

/** Formats the clients, for example `snippets: with AWS CLI 2.9.19, rclone 1.60.1`. Marks and failures apply to these releases. */
export const clientsLine = (versions: Clients['versions']): string =>
  `snippets: with ${Object.entries(versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ')}`;

export interface Totals {
  readonly passed: number;
  readonly failed: number;
  /** Number of shell and SDK blocks that were executed, including failed ones, followed by the total number of these blocks. */
  readonly executed: number;
  readonly executable: number;
  /** Number of other blocks. These need a program that isn't available as a package. */
  readonly elsewhere: number;
  /** Operation names in alphabetical order. */
  readonly operations: readonly string[];
  readonly notRun: readonly string[];
}

/** Returns whether a block didn't run because it needs a program that isn't available as a package. */
function needsOther({ block: { info, text }, result }: BlockOutcome, pageId: string, { absent }: Pick<Clients, 'absent'>): boolean {
  if (result.kind !== 'not-run') return false;
  if (info.execution.mode === 'skip') return runsElsewhere(pageId) || UNPACKAGED.some((program) => calls(text, program));
  return UNPACKAGED.some((program) => absent.get(program) === result.reason);
}

/** @param problems problems with the pages themselves, found before they ran */
export function totals(outcomes: readonly PageOutcome[], problems: readonly Diagnostic[], clients: Pick<Clients, 'absent'>): Totals {
  const all = outcomes.flatMap(({ page, blocks }) => blocks.map((outcome) => ({ page, ...outcome })));
  const runnable = all.filter(
    ({ block: { info } }) => ['bash', 'python', 'js'].includes(info.language) && !(info.save && info.execution.mode === 'none'),
  );
  const here = runnable.filter((outcome) => !needsOther(outcome, outcome.page.id, clients));
  return {
    passed: count(all, 'passed'),
    failed: outcomes.reduce((sum, outcome) => sum + Math.max(outcome.problems.length, count(outcome.blocks, 'failed')), problems.length),
    executed: here.length - count(here, 'not-run'),
    executable: here.length,
    elsewhere: runnable.length - here.length,
    operations: [...new Set(all.flatMap(({ operations }) => operations ?? []))].sort(),
    notRun: all.flatMap(({ page, block, result }) =>
      result.kind === 'not-run' ? `${page.file}:${block.line} not run: ${result.reason}` : [],
    ),
  };
}

type Reached = Pick<Totals, 'executed' | 'executable' | 'operations'>;

const shareOf = ({ executed, executable }: Reached): number => (executable === 0 ? 1 : executed / executable);

/** Returns the last lines of the output: the blocks that didn't run, the reasons, and the totals. */
export function summaryLines(sum: Totals, seconds: number): string[] {
  const { passed, failed, executed, executable, elsewhere, operations, notRun } = sum;
  const share = (100 * shareOf(sum)).toFixed(1);
  return [
    ...notRun,
    `snippets: ${passed} blocks passed, ${failed} problems; ${executed} of ${executable} shell and SDK blocks ran (${share} %), and ${elsewhere} need other programs; ${operations.length} S3 and IAM operations, ${seconds.toFixed(0)} s`,
  ];
}

/** Reports that the evidence differs from a run, and how to update it. This isn't a page problem. @param outdated number of blocks */
export function outdatedLines(outdated: number): string[] {
  if (outdated === 0) return [];
  const blocks = outdated === 1 ? 'block' : 'blocks';
  return [`snippets: the evidence for ${outdated} ${blocks} is missing or outdated; to update it, run: npm run snippets -- --write`];
}

/** Minimum share of shell and SDK blocks that must run, from 0 to 1. */
const MIN_SHARE = 0.97;
/** Minimum number of different S3 and IAM operations that the server must execute. */
export const MIN_OPERATIONS = 85;

/** @returns one line for each goal that wasn't reached */
export function missedGoals(reached: Reached): string[] {
  const { length } = reached.operations;
  const share = shareOf(reached);
  const blocks = `expected at least ${MIN_SHARE * 100} % of the shell and SDK blocks to run, found ${(share * 100).toFixed(1)} %; the lines above with "not run" give the reasons`;
  const operations = `expected at least ${MIN_OPERATIONS} operations, found ${length}: ${reached.operations.join(' ')}`;
  return [...(share < MIN_SHARE ? [blocks] : []), ...(length < MIN_OPERATIONS ? [operations] : [])];
}
