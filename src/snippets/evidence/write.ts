/** Turns the outcome of a run into evidence. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { clientsOf } from '../page/clients';
import { blockId } from '../page/block-id';
import type { BlockOutcome, PageOutcome } from '../session/outcome';
import { EVIDENCE_FILE, type BlockEvidence, type Evidence, type PageEvidence } from './model';
import { dayOf } from './runs';

export interface RunFacts {
  /** Its name, see `runs.ts`. */
  readonly run: string;
  readonly server: string;
  /** Names of clients to versions. */
  readonly clients: Readonly<Record<string, string>>;
}

function blockEvidence({ block, result, operations }: BlockOutcome): BlockEvidence {
  const id = blockId(block);
  if (result.kind === 'not-run') return { id, outcome: 'not-run', reason: result.reason };
  const seen = operations === undefined || operations.length === 0 ? {} : { operations: [...operations] };
  const { unproven } = block.info;
  return unproven === undefined ? { id, outcome: 'passed', ...seen } : { id, outcome: 'unproven', reason: unproven, ...seen };
}

function pageEvidence({ blocks }: PageOutcome, { run, server, clients }: RunFacts): PageEvidence {
  const used = new Set(blocks.flatMap(({ block, result }) => (result.kind === 'passed' ? clientsOf(block) : [])));
  return {
    run,
    date: dayOf(run),
    server,
    clients: Object.fromEntries(Object.entries(clients).filter(([name]) => used.has(name))),
    blocks: blocks.map(blockEvidence),
  };
}

/** Whether this machine lacked something that the page itself does not excuse. */
const lackedSomething = ({ blocks }: PageOutcome): boolean =>
  blocks.some(({ block, result }) => result.kind === 'not-run' && block.info.execution.mode !== 'skip');

/** How many blocks of a page, as it stands now, are proven. */
function proven(page: PageEvidence, now: PageEvidence): number {
  const ids = now.blocks.map(({ id }) => id);
  return page.blocks.filter(({ id, outcome }) => outcome === 'passed' && ids.includes(id)).length;
}

/** What is known of a page, and of its blocks that are not known why they did not run now; what passed now is of another run. */
function keep(known: PageEvidence, now: PageEvidence): PageEvidence {
  const blocks = now.blocks.flatMap(
    (block) => known.blocks.find(({ id }) => id === block.id) ?? (block.outcome === 'not-run' ? block : []),
  );
  return { ...known, blocks };
}

/** Evidence of a page that ran without problems. */
function merged(known: PageEvidence | undefined, outcome: PageOutcome, facts: RunFacts): PageEvidence {
  const now = pageEvidence(outcome, facts);
  if (known === undefined || !lackedSomething(outcome)) return now;
  // As much, of a run that has a name, is worth more than of one that has none.
  const more = proven(now, now) - proven(known, now) + (known.run === undefined ? 1 : 0);
  return more > 0 ? now : keep(known, now);
}

/**
 * Pages with problems keep what was known of them; so do pages that this machine could not run in whole,
 * if another proved as much.
 *
 * @param known  what the file says now
 * @param covered ids of all pages that are covered; others leave the file
 */
export function mergeEvidence(known: Evidence, outcomes: readonly PageOutcome[], covered: readonly string[], facts: RunFacts): Evidence {
  const fresh = outcomes
    .filter((outcome) => outcome.problems.length === 0 && outcome.page.problems.length === 0)
    .map((outcome) => [outcome.page.id, merged(known.pages[outcome.page.id], outcome, facts)] as const);
  const pages = { ...known.pages, ...Object.fromEntries(fresh) };
  return {
    pages: Object.fromEntries(
      Object.entries(pages)
        .filter(([id]) => covered.includes(id))
        .sort(([a], [b]) => a.localeCompare(b, 'en')),
    ),
  };
}

export function writeEvidence(root: string, evidence: Evidence): void {
  const file = path.join(root, EVIDENCE_FILE);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(evidence, undefined, 1)}\n`);
}
