/** Selects the evidence that applies to the current version of the pages. */
import { readCoveredPages } from '../page/covered';
import { clientsOf } from '../page/clients';
import { takesPart, type PageBlocks } from '../page/model';
import { readEvidence, type Evidence, type PageEvidence } from './model';
import { evidenceOfBlock } from './proofs';

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
