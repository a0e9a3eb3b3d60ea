/** What is printed at the end. */
import { OUTCOMES, type Outcome, type Report, type Result } from '../model';

export const OUTCOME_NAMES: Readonly<Record<Outcome, string>> = {
  holds: 'holds',
  'does-not-hold': 'does not hold',
  error: 'error',
  'not-tried': 'not tried',
};

/** A promise that is not kept, or could not be seen to be: what makes the run red. */
export const isBroken = ({ promised, outcome }: Result): boolean => promised && (outcome === 'does-not-hold' || outcome === 'error');

/** What came of it, as one line. */
export function explain({ detail, answer }: Pick<Result, 'detail' | 'answer'>): string {
  const { status, code, message, requestId } = answer ?? {};
  const came = [status, code, message].filter((part) => part !== undefined).join(' ');
  return [detail, came === '' ? undefined : `came: ${came}`, requestId === undefined ? undefined : `request ${requestId}`]
    .filter((part) => part !== undefined)
    .join('; ');
}

export const brokenIn = ({ operations, guarantees, blocks }: Report): Result[] =>
  [...operations, ...guarantees, ...blocks].filter(isBroken);

export const verdictOf = (broken: readonly Result[]): string =>
  broken.length === 0 ? 'All that is documented and was tried holds.' : `${broken.length} documented things do not hold.`;

export const countOf = (results: readonly Result[], outcome: Outcome): number =>
  results.filter((result) => result.outcome === outcome).length;

/** The groups of a report, with their names. */
export const groupsOf = ({ operations, guarantees, blocks }: Report): readonly (readonly [name: string, results: readonly Result[]])[] => [
  ['Operations, documented', operations.filter(({ promised }) => promised)],
  ['Operations, not promised', operations.filter(({ promised }) => !promised)],
  ['Guarantees, documented', guarantees.filter(({ promised }) => promised)],
  ['Guarantees, not promised', guarantees.filter(({ promised }) => !promised)],
  ['Code blocks of the pages', blocks],
];

const WIDTH = 28;

export function summaryLines(report: Report): string[] {
  const groups = groupsOf(report);
  const head = `${''.padEnd(WIDTH)}${OUTCOMES.map((outcome) => OUTCOME_NAMES[outcome].padStart(15)).join('')}`;
  const rows = groups
    .filter(([, results]) => results.length > 0)
    .map(([name, results]) => `${name.padEnd(WIDTH)}${OUTCOMES.map((outcome) => String(countOf(results, outcome)).padStart(15)).join('')}`);
  const broken = brokenIn(report);
  const list = broken.map((result) => `${OUTCOME_NAMES[result.outcome].padEnd(14)} ${result.name}: ${explain(result)}`);
  const left = report.left.map((bucket) => `left behind: ${bucket}; remove it by hand`);
  return ['', head, ...rows, ...(list.length > 0 ? ['', ...list] : []), ...left, '', verdictOf(broken)];
}
