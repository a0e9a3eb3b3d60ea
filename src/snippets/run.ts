/** Runs pages side by side and within a bound, against one server. */
import { takesPart, type PageBlocks } from './page/model';
import type { PageOutcome } from './session/outcome';
import { runPage, type RunContext } from './session/run-page';

/** Bound for all pages together, in ms: six times what they take on two cores alone, for those that are slow and have other work. */
const RUN_LIMIT_MS = 1_800_000;
/** Clients wait for the server about as long as they work, so a few pages more than cores. */
const WORKERS = 3;

export interface RunOptions extends Omit<RunContext, 'deadline'> {
  readonly pages: readonly PageBlocks[];
  /** Called when a page is done, for progress. */
  readonly onPage: (outcome: PageOutcome) => void;
}

/** A page that never began, because the run itself broke or the time was up. */
function notBegun(page: PageBlocks, message: string): PageOutcome {
  const blocks = page.blocks.filter(takesPart);
  const problems = [{ file: page.file, line: blocks[0]?.line ?? 1, message }];
  return {
    page,
    blocks: blocks.map((block, at) => ({ block, result: { kind: 'failed', problems: at === 0 ? problems : [] }, operations: undefined })),
    problems,
    seconds: 0,
  };
}

async function tryPage(page: PageBlocks, context: RunContext): Promise<PageOutcome> {
  const dead = context.server.failure();
  if (dead !== undefined) return notBegun(page, `not started: the S3 server is gone: ${dead}`);
  if (context.signal?.aborted) return notBegun(page, 'not started: the run was stopped');
  if (Date.now() > context.deadline) return notBegun(page, `not started: all pages together took longer than ${RUN_LIMIT_MS / 1000} s`);
  try {
    return await runPage(page, context);
  } catch (error) {
    const gone = context.server.failure();
    return notBegun(
      page,
      gone === undefined
        ? `the run broke: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
        : `the S3 server is gone: ${gone}`,
    );
  }
}

const byLength = (pages: readonly PageBlocks[]): PageBlocks[] => [...pages].sort((a, b) => b.blocks.length - a.blocks.length);

/** @returns outcomes in the order of the pages that were given */
export async function runPages({ pages, onPage, ...given }: RunOptions): Promise<PageOutcome[]> {
  const context: RunContext = { ...given, deadline: Date.now() + RUN_LIMIT_MS };
  // Longest page first, so that no worker is left alone with it at the end; one worker alone shows something soon.
  const waiting = given.server.own ? byLength(pages) : byLength(pages).reverse();
  const outcomes = new Map<PageBlocks, PageOutcome>();
  const work = async (): Promise<void> => {
    for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) {
      const outcome = await tryPage(page, context);
      outcomes.set(page, outcome);
      onPage(outcome);
    }
  };
  // Pages share the identities of a given endpoint, so there they run one after another.
  await Promise.all(Array.from({ length: given.server.own ? WORKERS : 1 }, work));
  return pages.flatMap((page) => outcomes.get(page) ?? []);
}
