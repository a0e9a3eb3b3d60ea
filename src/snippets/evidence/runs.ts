/** The run that a page's outcomes come from: named, of the day that the marks show, and of one server and one version of each client. */
import type { Diagnostic } from '../../lib/diagnostic';
import { takesPart, type PageBlocks } from '../page/model';
import { EVIDENCE_FILE, type Evidence, type PageEvidence } from './model';

/** The name of a run: when it began, UTC, to the second. */
export const runName = (began = new Date()): string => `${began.toISOString().slice(0, 19)}Z`;

/** The day of a run, UTC: `2024-06-30`. */
export const dayOf = (run: string): string => run.slice(0, 10);

/** What two pages of one run cannot both be right about. */
function contradiction(one: PageEvidence, other: PageEvidence): string | undefined {
  if (one.server !== other.server) return `${one.server} and ${other.server}`;
  const name = Object.keys(one.clients).find((client) => (other.clients[client] ?? one.clients[client]) !== one.clients[client]);
  return name === undefined ? undefined : `${name} ${one.clients[name]} and ${name} ${other.clients[name]}`;
}

/**
 * @param pages what the file says of all pages
 * @param now no run can have begun later
 * @returns what is wrong with the run that it names for one of them
 */
export function runProblem(id: string, pages: Evidence['pages'], now = new Date()): string | undefined {
  const known = pages[id];
  if (!known) return undefined;
  const { run, date } = known;
  if (run === undefined) return 'names no run that saw this page';
  if (Date.parse(run) > now.getTime()) return `names a run that begins in the future, at ${run}`;
  if (dayOf(run) !== date) return `says that the blocks ran on ${date}, in a run that began at ${run}`;
  for (const [otherId, other] of Object.entries(pages)) {
    const both = other.run === run ? contradiction(known, other) : undefined;
    if (both !== undefined) return `says that the run of ${run} had ${both}, here and on ${otherId}`;
  }
  return undefined;
}

/** The same at the first block of the page. */
export function runProblems({ id, file, blocks }: PageBlocks, { pages }: Evidence): Diagnostic[] {
  const message = runProblem(id, pages);
  if (message === undefined) return [];
  const hint = `renew it with: npm run snippets -- --write ${id}`;
  return [{ file, line: blocks.find(takesPart)?.line ?? 1, message: `${EVIDENCE_FILE} ${message}`, hint }];
}

/** Pages of the file that are not among those whose blocks run: nothing would hold what it says of them against a page. */
export const unknownPages = ({ pages }: Evidence, covered: readonly string[]): Diagnostic[] =>
  Object.keys(pages)
    .filter((id) => !covered.includes(id))
    .map((id) => ({ file: EVIDENCE_FILE, message: `has outcomes of ${id}, which is no page whose blocks run`, hint: 'remove them' }));
