/** What `scripts/` use of this module. */
import { formatDiagnostics, type Diagnostic } from '../lib/diagnostic';
import type { Variables } from '../lib/substitute';
import { evidenceProblems, type Seen } from './evidence/compare';
import { EVIDENCE_FILE, readEvidence, type Evidence } from './evidence/model';
import { runName, runProblems, unknownPages } from './evidence/runs';
import { mergeEvidence, writeEvidence } from './evidence/write';
import { coveredIds, readCoveredPages } from './page/covered';
import type { PageBlocks } from './page/model';
import { clientsLine, missedGoals, pageLine, summaryLines, totals } from './report';
import { runPages } from './run';
import { chooseServer } from './server/choose';
import { findClients } from './server/clients';
import type { Identities, S3Server } from './server/model';
import type { PageOutcome } from './session/outcome';
import { requireNamespaces } from './session/sandbox';

export { runPagesAgainst, type BlockReport } from './against';
export { collectBlocks } from './page/collect';
export type { Block } from './page/model';
export { fillIn, sessionValues } from './session/values';
export { PROBES_FILE, readProbes, writeProbes } from './evidence/probes';
export { coveredIds } from './page/covered';
export { unmetNeed, withServer } from './releases';
export { packageVersion } from './server/clients';
export { freePorts } from './server/ports';
export { LIFECYCLE_DAY_SECONDS } from './server/rgw-config';

export interface SnippetsOptions {
  /** Folder of the project. */
  readonly root: string;
  /** Ids of some pages; none means all. */
  readonly names: readonly string[];
  /** Values that the pages show. */
  readonly shown: Variables;
  /** Writes what was proven to the evidence file. */
  readonly write: boolean;
  readonly say: (line: string) => void;
}

export interface SnippetsRun {
  /** By id of a page, one line for each problem; none where everything is as the page shows. */
  readonly problems: ReadonlyMap<string, readonly string[]>;
  /** By id of a page, one line for each outcome of the evidence file that is not what this run saw; of the file before a `write`. */
  readonly evidence: ReadonlyMap<string, readonly string[]>;
  /** One line for each goal that a run of all pages on the runner's own server missed. */
  readonly missedGoals: readonly string[];
}

/** Lines on a page; a block that failed is a problem even if it says nothing. */
function problemsOf({ page, blocks, problems }: PageOutcome): string[] {
  const lines = formatDiagnostics([...page.problems, ...problems]);
  const failed = blocks.filter(({ result }) => result.kind === 'failed').length;
  return lines.length === 0 && failed > 0 ? [`${page.file}: ${failed} blocks failed`] : lines;
}

/** Where outcomes of a page, or the run that they name, cannot be right. */
const problemsOfEvidence = (page: PageBlocks, known: Evidence, seen: Seen): Diagnostic[] => [
  ...runProblems(page, known),
  ...evidenceProblems(page, known.pages[page.id], seen),
];

/** Runs the blocks of the covered pages and says what came of it. @throws UsageError where no server can run */
export async function runSnippets({ root, names, shown, write, say }: SnippetsOptions): Promise<SnippetsRun> {
  const started = performance.now();
  const run = runName();
  const pages = readCoveredPages(root, names);
  const server = await chooseServer(say);
  try {
    requireNamespaces();
    const clients = await findClients(root);
    say(clientsLine(clients.versions));
    const onPage = (outcome: PageOutcome): void => say(pageLine(outcome));
    const outcomes = await runPages({ root, pages, shown, server, clients, guard: server.guard, onPage });
    const sum = totals(
      outcomes,
      pages.flatMap((page) => page.problems),
      clients,
    );
    const known = readEvidence(root);
    const compared = outcomes.map((outcome): [string, string[]] => {
      const seen = { outcome, own: server.own };
      return [outcome.page.id, formatDiagnostics(problemsOfEvidence(outcome.page, known, seen))];
    });
    const seconds = (performance.now() - started) / 1000;
    for (const line of summaryLines(sum, seconds)) say(line);
    if (write) {
      const facts = { run, server: server.name, clients: clients.versions };
      writeEvidence(root, mergeEvidence(known, outcomes, coveredIds(root), facts));
      say(`snippets: wrote ${EVIDENCE_FILE}`);
    }
    return {
      problems: new Map(outcomes.map((outcome) => [outcome.page.id, problemsOf(outcome)])),
      evidence: new Map(compared),
      // Some pages alone, or a server that lacks operations, say nothing about the whole.
      missedGoals: names.length === 0 && server.own ? missedGoals(sum) : [],
    };
  } finally {
    await server.stop();
  }
}

/** Pages of the evidence file that are none of the pages whose blocks run, one line for each. */
export const evidenceOfUnknownPages = (root: string): string[] => formatDiagnostics(unknownPages(readEvidence(root), coveredIds(root)));

export interface OwnServer extends Pick<S3Server, 'name' | 'endpoint' | 'region' | 'stop'> {
  readonly identities: Identities;
}

/** Starts the server for a check that is no page, or takes the one that the environment names. @throws UsageError where none can run */
export async function startOwnServer(say: (line: string) => void): Promise<OwnServer> {
  const server = await chooseServer(say);
  return { ...server, identities: await server.identities('conformance') };
}
