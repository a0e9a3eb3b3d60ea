/** Writes the output at the end of a run: printed lines and files. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OUTCOMES, type Outcome, type Report, type Result } from './model';

const OUTCOME_NAMES: Readonly<Record<Outcome, string>> = {
  holds: 'holds',
  'does-not-hold': 'does not hold',
  error: 'error',
  'not-tried': 'not tried',
};

/** Returns whether a promise was broken or couldn't be verified, which makes the run fail. */
export const isBroken = ({ promised, outcome }: Result): boolean => promised && (outcome === 'does-not-hold' || outcome === 'error');

/** Formats the result as a single line. */
function explain({ detail, answer }: Pick<Result, 'detail' | 'answer'>): string {
  const { status, code, message, requestId } = answer ?? {};
  const came = [status, code, message].filter((part) => part !== undefined).join(' ');
  return [detail, came === '' ? undefined : `response: ${came}`, requestId === undefined ? undefined : `request ID ${requestId}`]
    .filter((part) => part !== undefined)
    .join('; ');
}

const brokenIn = ({ operations, guarantees, blocks }: Report): Result[] => [...operations, ...guarantees, ...blocks].filter(isBroken);

const verdictOf = (broken: readonly Result[]): string =>
  broken.length === 0 ? 'Everything that’s documented and was tried holds.' : `Documented behaviors that don’t hold: ${broken.length}.`;

/** A non-empty group in a report, with a count for each value in `OUTCOMES`. */
interface Group {
  readonly name: string;
  readonly results: readonly Result[];
  readonly counts: readonly number[];
}

const groupsOf = ({ operations, guarantees, blocks }: Report): Group[] =>
  [
    { name: 'Operations, documented', results: operations.filter(({ promised }) => promised) },
    { name: 'Operations, not promised', results: operations.filter(({ promised }) => !promised) },
    { name: 'Guarantees, documented', results: guarantees.filter(({ promised }) => promised) },
    { name: 'Guarantees, not promised', results: guarantees.filter(({ promised }) => !promised) },
    { name: 'Code blocks of the pages', results: blocks },
  ]
    .filter(({ results }) => results.length > 0)
    .map((group) => ({ ...group, counts: OUTCOMES.map((outcome) => group.results.filter((result) => result.outcome === outcome).length) }));

const WIDTH = 28;
const line = (name: string, cells: readonly (string | number)[]): string =>
  name.padEnd(WIDTH) + cells.map((cell) => String(cell).padStart(15)).join('');

export function summaryLines(report: Report): string[] {
  const head = line('', Object.values(OUTCOME_NAMES));
  const rows = groupsOf(report).map(({ name, counts }) => line(name, counts));
  const broken = brokenIn(report);
  const list = broken.map((result) => `${OUTCOME_NAMES[result.outcome].padEnd(14)} ${result.name}: ${explain(result)}`);
  const left = report.left.map((bucket) => `left behind: ${bucket}; remove it by hand`);
  return ['', head, ...rows, ...(list.length > 0 ? ['', ...list] : []), ...left, '', verdictOf(broken)];
}

/** Writes the report as JSON. @returns the path of the file */
export function writeReport(folder: string, report: Report): string {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'conformance.json');
  writeFileSync(file, `${JSON.stringify(report, undefined, 1)}\n`);
  return file;
}
