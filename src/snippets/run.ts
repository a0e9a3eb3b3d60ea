/** Runs pages in parallel against a single server, within a time limit. */
import { takesPart, type PageBlocks } from './page/model';
import type { PageOutcome } from './session/outcome';
import { runPage, type RunContext } from './session/run-page';

/** Time limit for all pages together, in ms. It's six times the duration on two idle cores, for slower or busier machines. */
const RUN_LIMIT_MS = 1_800_000;
/** Number of pages that run at once. It exceeds the number of cores, because clients spend about half their time waiting for the server. */
const WORKERS = 3;

export interface RunOptions extends Omit<RunContext, 'deadline'> {
  readonly pages: readonly PageBlocks[];
  /** Called when a page has finished, for progress messages. */
  readonly onPage: (outcome: PageOutcome) => void;
}

/** Returns the outcome of a page that was never started, because the run failed or ran out of time. */
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
  if (dead !== undefined) return notBegun(page, `not started: the S3 server has stopped: ${dead}`);
  if (context.signal?.aborted) return notBegun(page, 'not started: the run was stopped');
  if (Date.now() > context.deadline) return notBegun(page, `not started: all pages together took longer than ${RUN_LIMIT_MS / 1000} s`);
  try {
    return await runPage(page, context);
  } catch (error) {
    const gone = context.server.failure();
    return notBegun(
      page,
      gone === undefined
        ? `the run failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
        : `the S3 server has stopped: ${gone}`,
    );
  }
}

const byLength = (pages: readonly PageBlocks[]): PageBlocks[] => [...pages].sort((a, b) => b.blocks.length - a.blocks.length);

/** @returns outcomes in the same order as the given pages */
export async function runPages({ pages, onPage, ...given }: RunOptions): Promise<PageOutcome[]> {
  const context: RunContext = { ...given, deadline: Date.now() + RUN_LIMIT_MS };
  // Start with the longest page, so that no worker is left alone with it. A single worker starts with the shortest, to show results sooner.
  const waiting = given.server.own ? byLength(pages) : byLength(pages).reverse();
  const outcomes = new Map<PageBlocks, PageOutcome>();
  const work = async (): Promise<void> => {
    for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) {
      const outcome = await tryPage(page, context);
      outcomes.set(page, outcome);
      onPage(outcome);
    }
  };
  // With an external endpoint, pages share its identities, so they run one after another.
  await Promise.all(Array.from({ length: given.server.own ? WORKERS : 1 }, work));
  return pages.flatMap((page) => outcomes.get(page) ?? []);
}
