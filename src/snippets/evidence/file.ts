/** The files that record which blocks and operations are proven, on which server, and when. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { DiagnosticError } from '../../lib/diagnostic';
import { blockId } from '../page/block-id';
import { clientsOf } from '../page/clients';
import type { BlockOutcome, PageOutcome } from '../page/model';

/** Paths relative to the project root. */
export const EVIDENCE_FILE = 'src/snippets/evidence/data/snippets.json';
export const PROBES_FILE = 'src/snippets/evidence/data/probes.json';

const block = z.strictObject({
  /** Block id (`page/block-id.ts`). Blocks are in page order. */
  id: z.string(),
  outcome: z.enum(['passed', 'unproven', 'not-run']),
  /** Reason why a block wasn't run, or why its success doesn't prove anything. */
  reason: z.string().optional(),
  /** S3 and IAM operations that the server executed while the block ran. */
  operations: z.array(z.string()).optional(),
});

/** This object isn't strict, because files written before December 2026 contain additional data about the run. */
const page = z.object({
  /** Date of the run in UTC: `2024-06-30`. */
  date: z.iso.date(),
  /** Server name and version. */
  server: z.string(),
  /** Versions of the clients that the page uses, by client name. */
  clients: z.record(z.string(), z.string()),
  blocks: z.array(block),
});

/** Page evidence, by page id. */
const evidence = z.strictObject({ pages: z.record(z.string(), page) });

/** Operations whose effects on the test server were verified by the probes in `src/conformance`. */
const probes = z.strictObject({
  date: page.shape.date,
  server: page.shape.server,
  /** Client names and versions. */
  clients: z.array(z.string()),
  operations: z.array(z.string()),
});

export type BlockEvidence = z.infer<typeof block>;
export type PageEvidence = z.infer<typeof page>;
export type Evidence = z.infer<typeof evidence>;
export type ProbeEvidence = z.infer<typeof probes>;
export type RunFacts = Pick<PageEvidence, 'date' | 'server' | 'clients'>;

const RENEWAL = 'delete the file, and recreate it with: npm run snippets -- --write';

/** @throws Error with the line number, for text that isn't JSON, such as an incomplete file */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    // If the error has no position, the text ends too early.
    const at = Number(/at position (\d+)/.exec(error.message)?.[1] ?? text.length);
    const line = text.slice(0, at).split('\n').length;
    throw new DiagnosticError([{ file: EVIDENCE_FILE, line, message: `isn’t JSON: ${error.message}`, hint: RENEWAL }]);
  }
}

/** @throws Error with the line or field, for a file that this project didn't write */
export function readEvidence(root: string): Evidence {
  const file = path.join(root, EVIDENCE_FILE);
  if (!existsSync(file)) return { pages: {} };
  const { data, error } = evidence.safeParse(parseJson(readFileSync(file, 'utf8')));
  if (data) return data;
  const [issue] = error.issues;
  const message = `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`;
  throw new DiagnosticError([{ file: EVIDENCE_FILE, message, hint: RENEWAL }]);
}

/** @returns the recorded probes, or undefined if there are none. @throws ZodError for a file that this project didn't write */
export function readProbes(root: string): ProbeEvidence | undefined {
  const file = path.join(root, PROBES_FILE);
  return existsSync(file) ? probes.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

const write = (root: string, file: string, data: Evidence | ProbeEvidence): void =>
  writeFileSync(path.join(root, file), `${JSON.stringify(data, undefined, 1)}\n`);

export const writeEvidence = (root: string, data: Evidence): void => write(root, EVIDENCE_FILE, data);
export const writeProbes = (root: string, data: ProbeEvidence): void => write(root, PROBES_FILE, data);

function blockEvidence({ block: { info, ...rest }, result, operations = [] }: BlockOutcome): BlockEvidence {
  const id = blockId({ info, ...rest });
  if (result.kind === 'not-run') return { id, outcome: 'not-run', reason: result.reason };
  const { unproven: reason } = info;
  const outcome = reason === undefined ? { outcome: 'passed' as const } : { outcome: 'unproven' as const, reason };
  return { id, ...outcome, ...(operations.length > 0 && { operations: [...operations] }) };
}

function pageEvidence({ blocks }: PageOutcome, { date, server, clients }: RunFacts): PageEvidence {
  const used = new Set(blocks.flatMap(({ block: passed, result }) => (result.kind === 'passed' ? clientsOf(passed) : [])));
  const versions = Object.entries(clients).filter(([name]) => used.has(name));
  return { date, server, clients: Object.fromEntries(versions), blocks: blocks.map(blockEvidence) };
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
  const pages: Evidence['pages'] = { ...known.pages, ...Object.fromEntries(fresh) };
  const kept = Object.entries(pages).filter(([id]) => covered.includes(id));
  return { pages: Object.fromEntries(kept.sort(([a], [b]) => a.localeCompare(b, 'en'))) };
}

/**
 * @param known current content of the evidence file
 * @param merged file content after a run, from `mergeEvidence`
 * @returns number of blocks whose recorded outcome differs from the run: they're new, have changed, or had a different outcome
 */
export function countOutdated(known: Evidence, merged: Evidence): number {
  const outdated = Object.entries(merged.pages).flatMap(([id, { blocks }]) => {
    const before = known.pages[id]?.blocks ?? [];
    return blocks.filter((now) => !before.some((old) => old.id === now.id && old.outcome === now.outcome && old.reason === now.reason));
  });
  return outdated.length;
}

/**
 * Reports that the evidence differs from what the probes observed, and how to update it. This isn't a problem with the pages.
 * @param holding operations whose effect was observed by a probe
 */
export function outdatedProbeLines(known: Pick<ProbeEvidence, 'operations'> | undefined, holding: readonly string[]): string[] {
  const { operations = [] } = known ?? {};
  const outdated = [...holding.filter((name) => !operations.includes(name)), ...operations.filter((name) => !holding.includes(name))];
  if (outdated.length === 0) return [];
  return [`probes: the evidence for operations is missing or outdated (${outdated.join(', ')}); to update it, run: npm run probes`];
}
