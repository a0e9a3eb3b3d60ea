/** The parts of this module that `scripts/` can use. */
import { formatDiagnostics } from '../lib/diagnostic';
import type { Variables } from '../lib/substitute';
import { countOutdated, EVIDENCE_FILE, mergeEvidence, readEvidence, writeEvidence } from './evidence/file';
import { currentEvidence, pagesToRun } from './evidence/proofs';
import { coveredIds, readCoveredPages } from './page/covered';
import { clientsLine, missedGoals, outdatedLines, pageLine, summaryLines, totals } from './report';
import { runPages } from './run';
import { findClients } from './server/clients';
import type { Identities, S3Server } from './server/model';
import { startServer } from './server/rgw';
import { requireNamespaces } from './session/sandbox';
import type { PageOutcome } from './page/model';

export { runPagesAgainst, type BlockReport } from './against';
export { collectBlocks } from './page/collect';
export type { Block } from './page/model';
export { fillIn, sessionValues } from './session/values';
export { outdatedProbeLines, PROBES_FILE, readProbes, writeProbes } from './evidence/file';
export { coveredIds } from './page/covered';
export { packageVersion } from './server/clients';
export { freePorts } from './server/ports';
export { LIFECYCLE_DAY_SECONDS } from './server/rgw';

export interface SnippetsOptions {
  /** Project folder. */
  readonly root: string;
  /** Ids of the selected pages. An empty list selects all pages, and `changed` those that must run again after a change (`pagesToRun`). */
  readonly names: readonly string[] | 'changed';
  /** Values that the pages show. */
  readonly shown: Variables;
  /** Whether to write the proven blocks to the evidence file. */
  readonly write: boolean;
  readonly say: (line: string) => void;
}

export interface SnippetsRun {
  /** Problems by page id, one per line. Empty if all results match the page, or matched in the run that produced its current evidence. */
  readonly problems: ReadonlyMap<string, readonly string[]>;
  /** One line for each goal that a run of all pages didn't reach. */
  readonly missedGoals: readonly string[];
}

/** Returns a page's problems, one per line. A block that failed is a problem even if it has no message. */
function problemsOf({ page, blocks, problems }: PageOutcome): string[] {
  const lines = formatDiagnostics([...page.problems, ...problems]);
  const failed = blocks.filter(({ result }) => result.kind === 'failed').length;
  return lines.length === 0 && failed > 0 ? [`${page.file}: ${failed} blocks failed`] : lines;
}

/** Runs the blocks on the covered pages and reports the outcomes. @throws UsageError outside the root filesystem */
export async function runSnippets({ root, names, shown, write, say }: SnippetsOptions): Promise<SnippetsRun> {
  const started = performance.now();
  const date = new Date().toISOString().slice(0, 10);
  const covered = readCoveredPages(root, names === 'changed' ? [] : names);
  const known = readEvidence(root);
  const server = await startServer(say);
  try {
    requireNamespaces();
    const clients = await findClients(root);
    say(clientsLine(clients.versions));
    const pages = names === 'changed' ? pagesToRun(covered, currentEvidence(covered, known), server.name, clients.versions) : covered;
    if (names === 'changed')
      say(
        `snippets: running ${pages.length} of ${covered.length} pages; the evidence for the others matches their blocks and these releases`,
      );
    const onPage = (outcome: PageOutcome): void => say(pageLine(outcome));
    const outcomes = await runPages({ root, pages, shown, server, clients, guard: server.guard, onPage });
    const problems = pages.flatMap((page) => page.problems);
    const sum = totals(outcomes, problems, clients);
    const merged = mergeEvidence(known, outcomes, coveredIds(root), { date, server: server.name, clients: clients.versions });
    // The summary comes first, so that it isn't lost if the evidence can't be written.
    for (const line of summaryLines(sum, (performance.now() - started) / 1000)) say(line);
    if (write) writeEvidence(root, merged);
    const last = write ? [`snippets: wrote ${EVIDENCE_FILE}`] : outdatedLines(countOutdated(known, merged));
    for (const line of last) say(line);
    const found = new Map(outcomes.map((outcome) => [outcome.page.id, problemsOf(outcome)]));
    return {
      problems: new Map(covered.map(({ id }) => [id, found.get(id) ?? []])),
      // Goals apply only to a run of all pages.
      missedGoals: names.length === 0 ? missedGoals(sum) : [],
    };
  } finally {
    await server.stop();
  }
}

export interface OwnServer extends Pick<S3Server, 'name' | 'endpoint' | 'region' | 'stop'> {
  readonly identities: Identities;
}

/** Starts the server for checks that don't run a page. @throws UsageError outside the root filesystem */
export async function startOwnServer(say: (line: string) => void): Promise<OwnServer> {
  const server = await startServer(say);
  return { ...server, identities: await server.identities('conformance') };
}
