/** Finds the proofs of the blocks and operations on the current version of the pages. */
import { readFileSync } from 'node:fs';
import { Page, placeOf } from '../../content';
import type { Features } from '../../site/features';
import { blockId } from '../page/block-id';
import { clientsOf } from '../page/clients';
import { collectBlocks } from '../page/collect';
import { readCoveredPages } from '../page/covered';
import { takesPart, type Block, type PageBlocks } from '../page/model';
import { readEvidence, readProbes, type BlockEvidence, type Evidence, type PageEvidence, type ProbeEvidence } from './file';

/** Returns a block's evidence, or undefined if the block has changed since it ran. */
export function evidenceOfBlock(block: Block, page: PageEvidence | undefined): BlockEvidence | undefined {
  const id = blockId(block);
  return page?.blocks.find((candidate) => candidate.id === id);
}

/** Returns the evidence of a block that ran in its current form and passed. */
function passedEvidence(block: Block, page: PageEvidence): BlockEvidence | undefined {
  const found = evidenceOfBlock(block, page);
  return block.info.execution.mode === 'run' && found?.outcome === 'passed' ? found : undefined;
}

/** Returns a block's clients and their versions, such as `AWS CLI 2.9.19`. */
const clientVersions = (block: Block, { clients }: PageEvidence): string[] =>
  clientsOf(block).flatMap((name) => (clients[name] === undefined ? [] : [`${name} ${clients[name]}`]));

/** Content of the mark that a block gets. */
export interface Proof {
  /** Server and clients with their versions, such as `Ceph RADOS Gateway 16.2.15, AWS CLI 2.9.19`. */
  readonly testedWith: string;
  /** Date of the run: `2024-06-30`. */
  readonly testedOn: string;
}

/** @param file file of the page, original or translation; @param line line of the block's opening fence */
export type ProofOf = (file: string, line: number) => Proof | undefined;

/**
 * @param root project folder
 * @param sourceOf returns the source of a page as published, without variables filled in
 */
export function proofsIn(root: string, evidence: Evidence, sourceOf: (file: string) => string): ProofOf {
  /** The most recent page. It's cached, because the blocks on a page are requested one after another. */
  let last: { readonly source: string; readonly blocks: readonly Block[] } | undefined;
  return (file, line) => {
    const place = placeOf(root, file);
    const known = place?.instance.id === 'home' ? evidence.pages[place.id] : undefined;
    if (!place || !known) return undefined;
    const source = sourceOf(file);
    if (last?.source !== source) last = { source, blocks: collectBlocks(new Page(place, source)).blocks };
    const block = last.blocks.find((candidate) => candidate.line === line);
    if (!block || !passedEvidence(block, known)) return undefined;
    return { testedWith: [known.server, ...clientVersions(block, known)].join(', '), testedOn: known.date };
  };
}

/**
 * @param root project folder
 * @param publishedAs returns the source that is published for a file, such as the original in place of a stale translation
 */
export const loadProofs = (root: string, publishedAs: (file: string, text: string) => string): ProofOf =>
  proofsIn(root, readEvidence(root), (file) => publishedAs(file, readFileSync(file, 'utf8')));

/** A block that ran in its current form while the server executed an operation. */
export interface OperationProof {
  /** Page id: `guides/object-lock`. */
  readonly page: string;
  /** Pinned id of the heading above the block, if any. */
  readonly heading?: string;
  /** Block id in the evidence file. */
  readonly block: string;
  /** Server name and version. */
  readonly server: string;
  /** Client names and versions, such as `AWS CLI 2.9.19`. */
  readonly clients: readonly string[];
  /** Date of the run in UTC: `2024-06-30`. */
  readonly date: string;
}

/** @returns an operation's proofs in page order, without blocks that have changed since they ran */
export function operationProofsIn(pages: readonly PageBlocks[], evidence: Evidence): (operation: string) => readonly OperationProof[] {
  const all = new Map<string, OperationProof[]>();
  for (const { id: page, blocks } of pages) {
    const known = evidence.pages[page];
    for (const block of known ? blocks : []) {
      const found = known && passedEvidence(block, known);
      if (!found) continue;
      const { server, date } = known;
      const heading = block.heading === undefined ? {} : { heading: block.heading };
      const proof = { page, ...heading, block: found.id, server, clients: clientVersions(block, known), date };
      for (const operation of found.operations ?? []) {
        const others = all.get(operation) ?? [];
        if (!others.some((other) => other.page === page && other.block === found.id)) all.set(operation, [...others, proof]);
      }
    }
  }
  return (operation) => all.get(operation) ?? [];
}

/** @param root project folder @param features features of the service */
export const loadOperationProofs = (root: string, features: Features): ((operation: string) => readonly OperationProof[]) =>
  operationProofsIn(readCoveredPages(root, [], features), readEvidence(root));

/** Information about a probe for the operations table. */
export type OperationProbe = Omit<ProbeEvidence, 'operations'>;

/** @returns a function that returns a probe's findings for an operation name */
export function loadOperationProbes(root: string): (operation: string) => OperationProbe | undefined {
  const { operations = [], ...probe } = readProbes(root) ?? { date: '', server: '', clients: [] };
  const names = new Set(operations);
  return (operation) => (names.has(operation) ? probe : undefined);
}

/** @returns each page's evidence by page id; pages that have a block with missing or outdated evidence are left out */
export function currentEvidence(pages: readonly PageBlocks[], evidence: Evidence): ReadonlyMap<string, PageEvidence> {
  return new Map(
    pages.flatMap(({ id, blocks }): [string, PageEvidence][] => {
      const known = evidence.pages[id];
      return known && blocks.filter(takesPart).every((block) => evidenceOfBlock(block, known)) ? [[id, known]] : [];
    }),
  );
}

/** @param root project folder */
export const loadCurrentEvidence = (root: string): ReadonlyMap<string, PageEvidence> =>
  currentEvidence(readCoveredPages(root), readEvidence(root));

/**
 * Returns the pages that must be run again after a change.
 *
 * @param current evidence that applies to the current version of the pages
 * @param server server name and version, as in the evidence
 * @param versions versions of the installed clients, by name
 * @returns pages whose evidence is missing, outdated, or from another server or other client releases, and the shortest page for each
 * client, so that every run tests the server and all clients
 */
export function pagesToRun(
  pages: readonly PageBlocks[],
  current: ReadonlyMap<string, PageEvidence>,
  server: string,
  versions: Readonly<Record<string, string>>,
): PageBlocks[] {
  const isProven = ({ id }: PageBlocks): boolean => {
    const known = current.get(id);
    return known?.server === server && Object.entries(known.clients).every(([name, version]) => versions[name] === version);
  };
  const shortest = new Map<string, string>();
  for (const { id, blocks } of [...pages].sort((a, b) => b.blocks.length - a.blocks.length)) {
    for (const block of blocks) if (block.info.execution.mode === 'run') for (const client of clientsOf(block)) shortest.set(client, id);
  }
  const sample = new Set(shortest.values());
  return pages.filter((page) => !isProven(page) || sample.has(page.id));
}
