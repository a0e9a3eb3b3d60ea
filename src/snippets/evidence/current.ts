/** What the evidence file says of the pages as they are written now. */
import { readCoveredPages } from '../page/covered';
import { takesPart, type PageBlocks } from '../page/model';
import { readEvidence, type Evidence, type PageEvidence } from './model';
import { evidenceOfBlock } from './proofs';

/** @returns the evidence of each page by its id; of a page with a block whose evidence is missing or old there is none */
export function currentEvidence(pages: readonly PageBlocks[], evidence: Evidence): ReadonlyMap<string, PageEvidence> {
  return new Map(
    pages.flatMap(({ id, blocks }): [string, PageEvidence][] => {
      const known = evidence.pages[id];
      return known && blocks.filter(takesPart).every((block) => evidenceOfBlock(block, known)) ? [[id, known]] : [];
    }),
  );
}

/** @param root folder of the project */
export const loadCurrentEvidence = (root: string): ReadonlyMap<string, PageEvidence> =>
  currentEvidence(readCoveredPages(root), readEvidence(root));
