/** Finds the proof of a block when the site is built, using the id that is derived from the block's source. */
import { readFileSync } from 'node:fs';
import { Page, placeOf } from '../../content';
import { blockId } from '../page/block-id';
import { clientsOf } from '../page/clients';
import { collectBlocks } from '../page/collect';
import type { Block } from '../page/model';
import { readEvidence, type BlockEvidence, type Evidence, type PageEvidence } from './model';

/** Content of a block's mark. */
export interface Proof {
  /** Server and clients with their versions: `Ceph RADOS Gateway 16.2.15, AWS CLI 2.9.19`. */
  readonly testedWith: string;
  /** Date of the run: `2024-06-30`. */
  readonly testedOn: string;
}

/** @param file of the page, original or translation; @param line of the block's opening fence */
export type ProofOf = (file: string, line: number) => Proof | undefined;

/** Source of a page as it is published, without variables filled in. */
export type SourceOf = (file: string) => string;

/** Evidence of a block in its current form; undefined if it has changed since. */
export function evidenceOfBlock(block: Block, page: PageEvidence | undefined): BlockEvidence | undefined {
  const id = blockId(block);
  return page?.blocks.find((candidate) => candidate.id === id);
}

/** Clients of a block with their versions: `AWS CLI 2.9.19`. */
export const clientVersions = (block: Block, { clients }: PageEvidence): string[] =>
  clientsOf(block).flatMap((name) => (clients[name] === undefined ? [] : [`${name} ${clients[name]}`]));

function proofOfBlock(block: Block, page: PageEvidence): Proof | undefined {
  if (block.info.execution.mode !== 'run' || evidenceOfBlock(block, page)?.outcome !== 'passed') return undefined;
  return { testedWith: [page.server, ...clientVersions(block, page)].join(', '), testedOn: page.date };
}

/** @param root folder of the project */
export function proofsIn(root: string, evidence: Evidence, sourceOf: SourceOf): ProofOf {
  /** The most recent page, because the blocks of a page are requested one after another. */
  let last: { readonly source: string; readonly blocks: readonly Block[] } | undefined;
  return (file, line) => {
    const place = placeOf(root, file);
    const known = place?.instance.id === 'home' ? evidence.pages[place.id] : undefined;
    if (!place || !known) return undefined;
    const source = sourceOf(file);
    if (last?.source !== source) last = { source, blocks: collectBlocks(new Page(place, source)).blocks };
    const block = last.blocks.find((candidate) => candidate.line === line);
    return block && proofOfBlock(block, known);
  };
}

/**
 * @param root folder of the project
 * @param publishedAs source that is published instead of a file's own, such as the original of a stale translation
 */
export const loadProofs = (root: string, publishedAs: (file: string, text: string) => string): ProofOf =>
  proofsIn(root, readEvidence(root), (file) => publishedAs(file, readFileSync(file, 'utf8')));
