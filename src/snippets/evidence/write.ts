/** Turns a run's outcomes into evidence. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { clientsOf } from '../page/clients';
import { blockId } from '../page/block-id';
import type { BlockOutcome, PageOutcome } from '../session/outcome';
import { EVIDENCE_FILE, type BlockEvidence, type Evidence, type PageEvidence } from './model';

export interface RunFacts {
  /** Date of the run in UTC: `2024-06-30`. */
  readonly date: string;
  /** Server name and version. */
  readonly server: string;
  /** Client versions, by client name. */
  readonly clients: Readonly<Record<string, string>>;
}

function blockEvidence({ block, result, operations }: BlockOutcome): BlockEvidence {
  const id = blockId(block);
  if (result.kind === 'not-run') return { id, outcome: 'not-run', reason: result.reason };
  const seen = operations === undefined || operations.length === 0 ? {} : { operations: [...operations] };
  const { unproven } = block.info;
  return unproven === undefined ? { id, outcome: 'passed', ...seen } : { id, outcome: 'unproven', reason: unproven, ...seen };
}

function pageEvidence({ blocks }: PageOutcome, { date, server, clients }: RunFacts): PageEvidence {
  const used = new Set(blocks.flatMap(({ block, result }) => (result.kind === 'passed' ? clientsOf(block) : [])));
  return {
    date,
    server,
    clients: Object.fromEntries(Object.entries(clients).filter(([name]) => used.has(name))),
    blocks: blocks.map(blockEvidence),
  };
}

/**
 * Merges outcomes into the evidence. Pages with problems keep their previous evidence.
 *
 * @param known current content of the evidence file
 * @param covered ids of all covered pages; other pages are removed from the file
 */
export function mergeEvidence(known: Evidence, outcomes: readonly PageOutcome[], covered: readonly string[], facts: RunFacts): Evidence {
  const fresh = outcomes
    .filter((outcome) => outcome.problems.length === 0 && outcome.page.problems.length === 0)
    .map((outcome) => [outcome.page.id, pageEvidence(outcome, facts)] as const);
  const pages = { ...known.pages, ...Object.fromEntries(fresh) };
  return {
    pages: Object.fromEntries(
      Object.entries(pages)
        .filter(([id]) => covered.includes(id))
        .sort(([a], [b]) => a.localeCompare(b, 'en')),
    ),
  };
}

/**
 * @param known current content of the evidence file
 * @param merged file content after a run, from `mergeEvidence`
 * @returns number of blocks whose recorded outcome differs from the run: they're new, have changed, or had a different outcome
 */
export function countOutdated(known: Evidence, merged: Evidence): number {
  const outdated = Object.entries(merged.pages).flatMap(([id, { blocks }]) => {
    const before = known.pages[id]?.blocks ?? [];
    return blocks.filter(
      (block) => !before.some((old) => old.id === block.id && old.outcome === block.outcome && old.reason === block.reason),
    );
  });
  return outdated.length;
}

export function writeEvidence(root: string, evidence: Evidence): void {
  const file = path.join(root, EVIDENCE_FILE);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(evidence, undefined, 1)}\n`);
}
