/** Finds out which blocks proved an operation, for the table of operations. */
import { readCoveredPages } from '../page/covered';
import type { PageBlocks } from '../page/model';
import { readEvidence, type Evidence } from './model';
import { clientVersions, evidenceOfBlock } from './proofs';

/** A block that ran in its current form, and during which the server carried out the operation. */
export interface OperationProof {
  /** Id of the page: `guides/object-lock`. */
  readonly page: string;
  /** Pinned id of the heading above the block, if there is one. */
  readonly heading?: string;
  /** Id of the block in the evidence file. */
  readonly block: string;
  /** Name with version. */
  readonly server: string;
  /** Names with versions: `AWS CLI 2.9.19`. */
  readonly clients: readonly string[];
  /** Date of the run in UTC: `2024-06-30`. */
  readonly date: string;
}

/** The name of an operation and one of its proofs. */
type Entry = readonly [operation: string, proof: OperationProof];

function entriesOfPage(page: PageBlocks, evidence: Evidence): Entry[] {
  const known = evidence.pages[page.id];
  if (!known) return [];
  return page.blocks.flatMap((block): Entry[] => {
    const found = evidenceOfBlock(block, known);
    if (found?.outcome !== 'passed' || block.info.execution.mode !== 'run') return [];
    const proof = {
      page: page.id,
      ...(block.heading === undefined ? {} : { heading: block.heading }),
      block: found.id,
      server: known.server,
      clients: clientVersions(block, known),
      date: known.date,
    };
    return (found.operations ?? []).map((operation): Entry => [operation, proof]);
  });
}

/** @returns proofs of an operation in page order, without blocks that have changed since */
export function operationProofsIn(pages: readonly PageBlocks[], evidence: Evidence): (operation: string) => readonly OperationProof[] {
  const all = new Map<string, OperationProof[]>();
  for (const [operation, proof] of pages.flatMap((page) => entriesOfPage(page, evidence))) {
    const known = all.get(operation) ?? [];
    if (!known.some(({ page, block }) => page === proof.page && block === proof.block)) all.set(operation, [...known, proof]);
  }
  return (operation) => all.get(operation) ?? [];
}

/** @param root folder of the project */
export const loadOperationProofs = (root: string): ((operation: string) => readonly OperationProof[]) =>
  operationProofsIn(readCoveredPages(root), readEvidence(root));
