/** Finds the blocks that proved an operation, for the operations table. */
import type { Features } from '../../site/features';
import { readCoveredPages } from '../page/covered';
import type { PageBlocks } from '../page/model';
import { readEvidence, type Evidence } from './model';
import { clientVersions, evidenceOfBlock } from './proofs';

/** A block that ran in its current form while the server executed the operation. */
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

/** The name of an operation, and one of its proofs. */
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

/** @returns an operation's proofs in page order, without blocks that have changed since they ran */
export function operationProofsIn(pages: readonly PageBlocks[], evidence: Evidence): (operation: string) => readonly OperationProof[] {
  const all = new Map<string, OperationProof[]>();
  for (const [operation, proof] of pages.flatMap((page) => entriesOfPage(page, evidence))) {
    const known = all.get(operation) ?? [];
    if (!known.some(({ page, block }) => page === proof.page && block === proof.block)) all.set(operation, [...known, proof]);
  }
  return (operation) => all.get(operation) ?? [];
}

/** @param root project folder @param features features of the service */
export const loadOperationProofs = (root: string, features: Features): ((operation: string) => readonly OperationProof[]) =>
  operationProofsIn(readCoveredPages(root, [], features), readEvidence(root));
