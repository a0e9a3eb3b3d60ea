/** Writes the output at the end of a run: printed lines and files. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OUTCOMES, type Outcome, type Report, type Result } from './finding';

/** Returns whether a promise was broken or couldn't be verified, which makes the run fail. */
export const isBroken = ({ promised, outcome }: Result): boolean => promised && (outcome === 'does-not-hold' || outcome === 'error');

/** Formats the result as a single line. */
function explain({ detail, answer }: Pick<Result, 'detail' | 'answer'>): string {
  const { status, code, message, requestId } = answer ?? {};
  const came = [status, code, message].filter(Boolean).join(' ');
  return [detail, came && `response: ${came}`, requestId && `request ID ${requestId}`].filter(Boolean).join('; ');
}

const nameOf = (outcome: Outcome): string => outcome.replaceAll('-', ' ');

const line = (name: string, cells: readonly (string | number)[]): string =>
  name.padEnd(28) + cells.map((cell) => String(cell).padStart(15)).join('');

/** Counts the outcomes of a group of results. Returns no line for an empty group. */
const row = (name: string, results: readonly Result[]): string[] =>
  results.length === 0
    ? []
    : [
        line(
          name,
          OUTCOMES.map((wanted) => results.filter(({ outcome }) => outcome === wanted).length),
        ),
      ];

const rows = (name: string, results: readonly Result[]): string[] => [
  ...row(
    `${name}, documented`,
    results.filter(({ promised }) => promised),
  ),
  ...row(
    `${name}, not promised`,
    results.filter(({ promised }) => !promised),
  ),
];

export function summaryLines({ operations, guarantees, blocks, left }: Report): string[] {
  const broken = [...operations, ...guarantees, ...blocks].filter(isBroken);
  return [
    '',
    line('', OUTCOMES.map(nameOf)),
    ...rows('Operations', operations),
    ...rows('Guarantees', guarantees),
    ...row('Code blocks of the pages', blocks),
    ...(broken.length > 0 ? [''] : []),
    ...broken.map((result) => `${nameOf(result.outcome).padEnd(14)} ${result.name}: ${explain(result)}`),
    ...left.map((bucket) => `left behind: ${bucket}; remove it by hand`),
    '',
    broken.length === 0 ? 'Everything that’s documented and was tried holds.' : `Documented behaviors that don’t hold: ${broken.length}.`,
  ];
}

/** Writes the report as JSON. @returns the path of the file */
export function writeReport(folder: string, report: Report): string {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'conformance.json');
  writeFileSync(file, `${JSON.stringify(report, undefined, 1)}\n`);
  return file;
}
