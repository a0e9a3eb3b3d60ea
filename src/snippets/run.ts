/** Runs pages in parallel against a single server, within a time limit. */
import { takesPart, type PageBlocks, type PageOutcome } from './page/model';
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
  const { server, signal, deadline } = context;
  const stopped = (): string | undefined => {
    const failure = server.failure();
    return failure && `the S3 server has stopped: ${failure}`;
  };
  const reason =
    stopped() ??
    (signal?.aborted ? 'the run was stopped' : undefined) ??
    (Date.now() > deadline ? `all pages together took longer than ${RUN_LIMIT_MS / 1000} s` : undefined);
  if (reason !== undefined) return notBegun(page, `not started: ${reason}`);
  try {
    return await runPage(page, context);
  } catch (error) {
    return notBegun(page, stopped() ?? `the run failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
}

/** @returns outcomes in the same order as the given pages */
export async function runPages({ pages, onPage, ...given }: RunOptions): Promise<PageOutcome[]> {
  const context: RunContext = { ...given, deadline: Date.now() + RUN_LIMIT_MS };
  const { own } = given.server;
  const byLength = [...pages].sort((a, b) => b.blocks.length - a.blocks.length);
  // Start with the longest page, so that no worker is left alone with it. A single worker starts with the shortest, to show results sooner.
  const waiting = own ? byLength : byLength.reverse();
  const outcomes = new Map<PageBlocks, PageOutcome>();
  const work = async (): Promise<void> => {
    for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) {
      const outcome = await tryPage(page, context);
      outcomes.set(page, outcome);
      onPage(outcome);
    }
  };
  // With an external endpoint, pages share its identities, so they run one after another.
  await Promise.all(Array.from({ length: own ? WORKERS : 1 }, work));
  return pages.flatMap((page) => outcomes.get(page) ?? []);
}
