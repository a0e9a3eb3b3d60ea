/** Finds a block's proof when the site is built, using the id that is derived from the block's source. */
import { readFileSync } from 'node:fs';
import { Page, placeOf } from '../../content';
import { blockId } from '../page/block-id';
import { clientsOf } from '../page/clients';
import { collectBlocks } from '../page/collect';
import type { Block } from '../page/model';
import { readEvidence, type BlockEvidence, type Evidence, type PageEvidence } from './model';

/** Content of the mark that a block gets. */
export interface Proof {
  /** Server and clients with their versions, such as `Ceph RADOS Gateway 16.2.15, AWS CLI 2.9.19`. */
  readonly testedWith: string;
  /** Date of the run: `2024-06-30`. */
  readonly testedOn: string;
}

/** @param file file of the page, original or translation; @param line line of the block's opening fence */
export type ProofOf = (file: string, line: number) => Proof | undefined;

/** Returns the source of a page as published, without variables filled in. */
export type SourceOf = (file: string) => string;

/** Returns a block's evidence, or undefined if the block has changed since it ran. */
export function evidenceOfBlock(block: Block, page: PageEvidence | undefined): BlockEvidence | undefined {
  const id = blockId(block);
  return page?.blocks.find((candidate) => candidate.id === id);
}

/** Returns a block's clients and their versions, such as `AWS CLI 2.9.19`. */
export const clientVersions = (block: Block, { clients }: PageEvidence): string[] =>
  clientsOf(block).flatMap((name) => (clients[name] === undefined ? [] : [`${name} ${clients[name]}`]));

function proofOfBlock(block: Block, page: PageEvidence): Proof | undefined {
  if (block.info.execution.mode !== 'run' || evidenceOfBlock(block, page)?.outcome !== 'passed') return undefined;
  return { testedWith: [page.server, ...clientVersions(block, page)].join(', '), testedOn: page.date };
}

/** @param root project folder */
export function proofsIn(root: string, evidence: Evidence, sourceOf: SourceOf): ProofOf {
  /** The most recent page. It's cached, because the blocks on a page are requested one after another. */
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
 * @param root project folder
 * @param publishedAs returns the source that is published for a file, such as the original in place of a stale translation
 */
export const loadProofs = (root: string, publishedAs: (file: string, text: string) => string): ProofOf =>
  proofsIn(root, readEvidence(root), (file) => publishedAs(file, readFileSync(file, 'utf8')));
