/** The door for `scripts/`. */
import type { Variables } from '../lib/substitute';
import { EVIDENCE_FILE, readEvidence } from './evidence/model';
import { mergeEvidence, writeEvidence } from './evidence/write';
import { missedGoals } from './goals';
import { coveredIds, readCoveredPages } from './page/covered';
import { faultsOf, faultText, pageLine, summaryLines, totals, type Totals } from './report';
import { runPages } from './run';
import { chooseServer } from './server/choose';
import { findClients, UNPACKAGED, type Clients } from './server/clients';
import { startGuard } from './session/guard';

export { runPagesAgainst, type BlockReport } from './against';
export { withOwnServer, type OwnServer } from './own-server';
export { freePorts } from './server/ports';

export interface SnippetsOptions {
  /** Folder of the project. */
  readonly root: string;
  /** Ids of some pages; none means all. */
  readonly names: readonly string[];
  /** Values that the pages show. */
  readonly shown: Variables;
  /** Without a server, an error instead of a line. */
  readonly serverNeeded: boolean;
  /** Writes what was proven to the evidence file. */
  readonly write: boolean;
  readonly say: (line: string) => void;
}

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Blocks that did not run because a program is absent that no package brings. */
function outOfReach({ notRun }: Totals, { absent }: Clients): number {
  const reasons = UNPACKAGED.flatMap((program) => absent.get(program) ?? []);
  return notRun.filter((line) => reasons.some((reason) => line.endsWith(`not run: ${reason}`))).length;
}

/** Runs the blocks of the covered pages and says what came of it. */
export async function runSnippets({ root, names, shown, serverNeeded, write, say }: SnippetsOptions): Promise<Counts> {
  const started = performance.now();
  const pages = readCoveredPages(root, names);
  const guard = startGuard();
  // Without `release` the guard stops everything that was started: all that is left to do is to go.
  for (const signal of SIGNALS) {
    process.once(signal, () => {
      say(`snippets: stopped by ${signal}; what was started is being cleared up`);
      process.exit(1);
    });
  }
  const server = await chooseServer(guard, say);
  if (!server) {
    guard.release();
    return { passed: 0, failed: serverNeeded ? 1 : 0 };
  }
  try {
    const clients = await findClients(root);
    const outcomes = await runPages({
      root,
      pages,
      shown,
      server,
      clients,
      guard,
      onPage: (outcome) => {
        say(pageLine(outcome));
      },
    });
    const faults = faultsOf(pages, outcomes);
    for (const fault of faults) say(faultText(fault));
    const sum = totals(
      outcomes,
      pages.flatMap((page) => page.faults),
    );
    const seconds = (performance.now() - started) / 1000;
    for (const line of summaryLines(sum, seconds)) say(line);
    // Some pages alone, or a server that lacks operations, say nothing about the whole.
    const missed =
      names.length === 0 && server.own ? missedGoals({ ...sum, executable: sum.executable - outOfReach(sum, clients), seconds }) : [];
    for (const line of missed) say(`snippets: ${line}`);
    if (write) {
      const facts = { date: new Date().toISOString().slice(0, 10), server: server.name, clients: clients.versions };
      writeEvidence(root, mergeEvidence(readEvidence(root), outcomes, coveredIds(root), facts));
      say(`snippets: wrote ${EVIDENCE_FILE}`);
    }
    return { passed: sum.passed, failed: sum.failed + missed.length };
  } finally {
    await server.stop();
    guard.release();
  }
}
