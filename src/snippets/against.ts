/** Runs the pages against an external endpoint, and reports each block's outcome. */
import { readCoveredPages } from './page/covered';
import { pageLine } from './report';
import { runPages } from './run';
import { findClients } from './server/clients';
import type { Identities, Identity, S3Server } from './server/model';
import { startGuard } from './session/guard';
import type { RunContext } from './session/run-page';
import { requireNamespaces } from './session/sandbox';
import type { BlockOutcome, PageOutcome, Result } from './page/model';

export interface AgainstOptions extends Pick<RunContext, 'root' | 'shown' | 'newId' | 'signal'> {
  readonly endpoint: string;
  readonly region: string;
  /** Keys of the operator's project; `other` contains those of a second project. */
  readonly keys: Omit<Identity, 'id'>;
  readonly other: Identity | undefined;
  readonly say: (line: string) => void;
}

export interface BlockReport {
  /** Path relative to the project root, and line number. */
  readonly where: string;
  /** Script name, or the first line of the block if there's no script. */
  readonly excerpt: string;
  readonly outcome: Result['kind'];
  /** The expected and actual results, or the reason why the block wasn't run. */
  readonly detail?: string;
}

function judge({ block: { info }, result }: BlockOutcome): Pick<BlockReport, 'outcome' | 'detail'> {
  const notRun = (detail: string) => ({ outcome: 'not-run' as const, detail });
  if (result.kind === 'not-run') return notRun(result.reason);
  if (result.kind === 'passed')
    return info.unproven === undefined ? { outcome: 'passed' } : notRun(`it ran, but its success may not prove anything: ${info.unproven}`);
  if (result.problems.length === 0) return notRun('an earlier block ended the page’s run');
  return { outcome: 'failed', detail: result.problems.map(({ message }) => message).join('\n') };
}

/** @returns a report for each block on the page that's part of a run */
export const reportsOf = (outcome: PageOutcome): BlockReport[] =>
  outcome.blocks.map((blockOutcome) => {
    const { info, text, line } = blockOutcome.block;
    const excerpt = info.title ?? text.trim().split('\n')[0] ?? '';
    return { where: `${outcome.page.file}:${line}`, excerpt, ...judge(blockOutcome) };
  });

/** Reads a project or user from environment variables with this prefix. @param id name of the variable that contains its id */
function identityIn(prefix: 'S3_USER_' | 'S3_NEW_', id: 'S3_USER_NAME' | 'S3_PROJECT_ID'): Identity | undefined {
  const { [`${prefix}ACCESS_KEY_ID`]: accessKeyId, [`${prefix}SECRET_ACCESS_KEY`]: secretAccessKey } = process.env;
  return accessKeyId && secretAccessKey ? { id: process.env[id] ?? '', accessKeyId, secretAccessKey } : undefined;
}

/**
 * Returns the identities for a run. The environment can provide a user without permissions (`S3_USER_ACCESS_KEY_ID`,
 * `S3_USER_SECRET_ACCESS_KEY`, `S3_USER_NAME`), a second key for the project (`S3_NEW_ACCESS_KEY_ID`, `S3_NEW_SECRET_ACCESS_KEY`), and the
 * project id (`S3_PROJECT_ID`). No user for programs is created on an external endpoint.
 */
export const identitiesFor = ({ keys, other }: Pick<AgainstOptions, 'keys' | 'other'>): Identities => ({
  reader: { id: process.env.S3_PROJECT_ID ?? '', ...keys },
  program: undefined,
  other,
  user: identityIn('S3_USER_', 'S3_USER_NAME'),
  rotated: identityIn('S3_NEW_', 'S3_PROJECT_ID'),
});

/** @returns a report for each block that is run, saved, or marked, in page order */
export async function runPagesAgainst({ endpoint, region, keys, other, say, ...context }: AgainstOptions): Promise<BlockReport[]> {
  requireNamespaces();
  const guard = startGuard();
  try {
    // The runner doesn't start, monitor, or stop this server.
    const server: S3Server = {
      endpoint,
      region,
      name: new URL(endpoint).host,
      own: false,
      identities: () => Promise.resolve(identitiesFor({ keys, other })),
      failure: () => undefined,
      stop: () => Promise.resolve(),
    };
    const clients = await findClients(context.root);
    const onPage = (outcome: PageOutcome): void => say(pageLine(outcome));
    const outcomes = await runPages({ ...context, pages: readCoveredPages(context.root), server, clients, guard, onPage });
    return outcomes.flatMap(reportsOf);
  } finally {
    guard.release();
  }
}
