/** Holds the evidence file against the pages as they are written, and against what a run saw. */
import { inFile, type Diagnostic, type Problem } from '../../lib/diagnostic';
import { blockId } from '../page/block-id';
import { takesPart, type Block, type PageBlocks } from '../page/model';
import type { BlockOutcome, PageOutcome } from '../session/outcome';
import { EVIDENCE_FILE, type BlockEvidence, type PageEvidence } from './model';

/** What a run saw of a page, and where. */
export interface Seen {
  readonly outcome: PageOutcome;
  /** Whether the server is the runner's own, which leaves out no block and watches operations. */
  readonly own: boolean;
}

const renewal = ({ id }: PageBlocks): string => `renew it with: npm run snippets -- --write ${id}`;

/** Outcomes that the source of a block permits; its reason is the page's where the page gives one. */
function declaredProblem({ info }: Block, { outcome, reason }: BlockEvidence): string | undefined {
  const { execution, unproven } = info;
  const says = `${EVIDENCE_FILE} says ${outcome}${reason === undefined ? '' : ` (${reason})`}`;
  if (execution.mode === 'skip')
    return outcome === 'not-run' && reason === execution.reason ? undefined : `${says}, the page says norun="${execution.reason}"`;
  if (unproven !== undefined && outcome !== 'not-run')
    return outcome === 'unproven' && reason === unproven ? undefined : `${says}, the page says unproven="${unproven}"`;
  return outcome === 'unproven' ? `${says}, the page does not say unproven` : undefined;
}

/** What a run saw otherwise; a block that failed is a problem of its own. */
function seenProblem({ result, operations }: BlockOutcome, found: BlockEvidence, own: boolean): string | undefined {
  const says = `${EVIDENCE_FILE} says ${found.outcome}`;
  if (result.kind === 'failed') return undefined;
  if (result.kind === 'not-run') return found.outcome === 'not-run' || !own ? undefined : `${says}, it did not run: ${result.reason}`;
  if (found.outcome === 'not-run') return `${says} (${found.reason ?? 'no reason'}), it ran`;
  const unseen = (found.operations ?? []).filter((name) => operations !== undefined && !operations.includes(name));
  return unseen.length === 0 ? undefined : `${says} with ${unseen.join(', ')}, which the server did not carry out`;
}

/** The outcome of each block: of several with the same id, one for each. @returns the outcomes that no block has, too */
function pair(blocks: readonly Block[], known: PageEvidence): { pairs: [Block, BlockEvidence | undefined][]; extra: BlockEvidence[] } {
  const extra = [...known.blocks];
  const pairs = blocks.map((block): [Block, BlockEvidence | undefined] => {
    const at = extra.findIndex(({ id }) => id === blockId(block));
    return [block, at < 0 ? undefined : extra.splice(at, 1)[0]];
  });
  return { pairs, extra };
}

function blockProblem(block: Block, found: BlockEvidence | undefined, seen: Seen | undefined): string | undefined {
  if (!found) return `${EVIDENCE_FILE} has no outcome of this block: it is new, or not as it ran`;
  const ran = seen?.outcome.blocks.find((candidate) => candidate.block === block);
  return declaredProblem(block, found) ?? (seen && ran && seenProblem(ran, found, seen.own));
}

/**
 * @param known what the file says of the page
 * @param seen  a run of this very page; without one only its source is held against the file
 * @returns a problem at the line of each block whose outcome is forged, absent or of another source
 */
export function evidenceProblems(page: PageBlocks, known: PageEvidence | undefined, seen?: Seen): Diagnostic[] {
  const blocks = page.blocks.filter(takesPart);
  const hint = renewal(page);
  const first = blocks[0]?.line ?? 1;
  if (!known)
    return blocks.length === 0 ? [] : [{ file: page.file, line: first, message: `${EVIDENCE_FILE} does not have this page`, hint }];
  const { pairs, extra } = pair(blocks, known);
  const problems = pairs.flatMap(([block, found]): Problem[] => {
    const message = blockProblem(block, found, seen);
    return message === undefined ? [] : [{ line: block.line, message, hint }];
  });
  // A block that changed is told above, with its line.
  const gone = pairs.every(([, found]) => found) ? extra : [];
  return inFile(page.file, [
    ...problems,
    ...gone.map(({ id }) => ({ line: first, message: `${EVIDENCE_FILE} has an outcome ${id} of no block of this page`, hint })),
  ]);
}
