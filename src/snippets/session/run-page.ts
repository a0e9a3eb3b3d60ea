/** Runs a page's blocks in order, in a separate session, and cleans up afterwards. */
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Variables } from '../../lib/substitute';
import type { Diagnostic } from '../../lib/diagnostic';
import { type Block, type PageBlocks, takesPart, type BlockOutcome, type PageOutcome, type Result } from '../page/model';
import { absentTool } from '../page/clients';
import { isProgramPolicy, runsWithProgramKey } from '../page/program';
import { unmetNeed } from '../releases';
import { startProxy, type Proxy } from '../proxy/proxy';
import type { Clients } from '../server/clients';
import type { Identities, S3Server } from '../server/model';
import { runAccess, type Stage } from './access';
import { cleanUp } from './clean-up';
import { makeFolder, sessionEnvironment } from './folder';
import type { Guard } from './guard';
import { setUserPolicies } from './policies';
import { BLOCK_LIMIT_MS, type BlockRun, runBlock, saveBlock, type Session } from './run-block';
import { sandboxCommand } from './sandbox';
import { Shell } from './shell';
import { fillIn, missingPart, partsIn, sessionValues } from './values';

export interface RunContext {
  /** Project folder. */
  readonly root: string;
  readonly server: S3Server;
  readonly clients: Clients;
  readonly guard: Guard;
  /** Values that the pages show. */
  readonly shown: Variables;
  /** Returns session names, which are part of bucket names. The default names are random. */
  readonly newId?: () => string;
  /** Stops the run early. Pages that have started clean up after themselves, and the remaining pages don't start. */
  readonly signal?: AbortSignal;
  /** Time when the entire run must be finished, in ms since 1970. */
  readonly deadline: number;
}

/** Returns the variables of the profiles that a page creates itself instead of requiring them. */
const profilesMadeBy = ({ blocks }: PageBlocks): string[] =>
  blocks.flatMap(({ text }) => [...text.matchAll(/aws configure --profile \{(reader\.\w+)\}/g)].flatMap(([, name]) => name ?? []));

interface Run extends RunContext {
  readonly id: string;
  readonly page: PageBlocks;
  readonly identities: Identities;
  readonly session: Session;
  readonly proxy: Proxy | undefined;
}

/** Returns the roles that the blocks use, including the policies in access tables. */
const partsOf = (blocks: readonly Block[]) =>
  partsIn(
    blocks.map(({ text, access }) => [text, ...(access?.files.values() ?? [])].join('\n')).join('\n'),
    blocks.flatMap(({ access }) => access?.table.rows.map(({ who }) => who) ?? []),
  );

/** Returns whether a block is a table that's tested separately from what the page has created. */
const hasOwnStage = ({ access }: Block): boolean => access?.table.protection !== undefined;

/** Returns the reason why a block isn't run, if there is one. */
function reasonNotToRun(block: Block, { page, clients, identities, server }: Run): string | undefined {
  const { info, text, access } = block;
  if (info.execution.mode === 'skip') return info.execution.reason;
  const waits = access?.table.rows.some(
    ({ action, allowed, kept }) => action === 'PutBucketLifecycleConfiguration' && allowed && kept !== undefined,
  );
  if (info.execution.mode === 'run' && (info.execution.eventually ?? waits) && !server.own)
    return 'waits for an effect that takes days on this server';
  return (
    missingPart({ ...partsOf([block]), program: runsWithProgramKey(page) && !hasOwnStage(block) }, identities) ??
    (info.execution.mode === 'run' && !access ? absentTool(page.id, info.language, text, clients.absent) : undefined) ??
    (info.needs && unmetNeed(info.needs, clients.versions))
  );
}

/** A block's outcome, with `reason` if the block wasn't run. */
type Step = BlockRun & { readonly reason?: string };

const resultOf = ({ reason, problems }: Step): Result =>
  reason !== undefined ? { kind: 'not-run', reason } : problems.length > 0 ? { kind: 'failed', problems } : { kind: 'passed' };

/**
 * Returns where the rows of a table are tested: on what the page has created, or with separate buckets for the table. The table also gets
 * separate projects if the page attaches policies to its user, because the policies would add up.
 */
async function stageOf(block: Block, run: Run): Promise<Stage> {
  const { id, server, shown, identities, session, proxy } = run;
  if (!hasOwnStage(block)) return { address: server, identities, session, own: undefined, disposable: false };
  const own = `${id}-${block.line}`;
  const fresh = run.page.blocks.some(({ text }) => text.includes('{reader.userName}'));
  const others = fresh ? await server.identities(own, partsOf([block])) : identities;
  const facts = { endpoint: proxy?.endpoint ?? server.endpoint, region: server.region, identities: others, session: own };
  return {
    address: server,
    identities: others,
    session: { ...session, values: sessionValues(shown, facts) },
    own,
    disposable: fresh && server.own,
  };
}

async function takeStep(block: Block, run: Run): Promise<Step> {
  const { page, session, server, deadline } = run;
  const reason = reasonNotToRun(block, run);
  if (reason !== undefined) return { reason, problems: [], lost: false };
  if (Date.now() > deadline)
    return { problems: [{ file: page.file, line: block.line, message: 'not reached: all pages together took too long' }], lost: true };
  const saved = block.info.save ? await saveBlock(block, session) : { problems: [], lost: false };
  if (block.info.execution.mode !== 'run' || saved.problems.length > 0) return saved;
  const step = block.access
    ? await runAccess(block, await stageOf(block, run))
    : await runBlock(block, session, Math.min(BLOCK_LIMIT_MS, Math.max(1, deadline - Date.now())));
  const dead = step.problems.length > 0 ? server.failure() : undefined;
  if (dead === undefined) return step;
  return {
    problems: step.problems.map((problem) => ({ ...problem, message: `${problem.message}\n  The S3 server has stopped: ${dead}` })),
    lost: true,
  };
}

/**
 * Gives the policy in a block to the program's user, in place of the previous policy. Sends the request directly to the server instead of
 * the proxy, because it doesn't prove an operation in a block.
 *
 * @returns a problem with the policy's line number if the server rejects the policy
 */
async function givePolicy({ line, text }: Block, { server, identities, session: { file, values } }: Run): Promise<Diagnostic[]> {
  const policies = { 'policy-of-the-page': fillIn(text, values, file) };
  const refused = await setUserPolicies(server, identities.reader, identities.program?.id, policies);
  return refused === undefined ? [] : [{ file, line, message: `the server rejects this policy: ${refused}` }];
}

async function runBlocks(run: Run): Promise<Pick<PageOutcome, 'blocks' | 'problems'>> {
  const blocks: BlockOutcome[] = [];
  const problems: Diagnostic[] = [];
  let lost = false;
  for (const block of run.page.blocks) {
    if (!lost && run.identities.program && isProgramPolicy(run.page, block)) problems.push(...(await givePolicy(block, run)));
    if (!takesPart(block)) continue;
    if (lost) {
      // Requests that are still coming in are those of an earlier block.
      blocks.push({ block, result: { kind: 'failed', problems: [] }, operations: undefined });
      continue;
    }
    const step = await takeStep(block, run);
    const operations = run.proxy?.takeExchanges().flatMap(({ operation = [], status }) => (status < 400 ? operation : []));
    blocks.push({ block, result: resultOf(step), operations: operations && [...new Set(operations)].sort() });
    problems.push(...step.problems);
    lost = step.lost;
  }
  return { blocks, problems };
}

/** Reports what the page has left on the server as a problem with its last block. */
async function clearServer({ server, identities: { reader, other }, page, id }: Run): Promise<Diagnostic[]> {
  if (server.failure() !== undefined) return [];
  // On the runner's own server, the identities and everything they own belong only to this page.
  const { removed, stuck } = await cleanUp(server, other ? [reader, other] : [reader], server.own ? '' : id);
  const line = page.blocks.filter(takesPart).at(-1)?.line ?? 1;
  const messages = [
    ...(removed.length > 0 ? [`expected the page to clean up, but it left these buckets behind (removed now): ${removed.join(', ')}`] : []),
    ...(stuck.length > 0 ? [`buckets left behind that can’t be removed: ${stuck.join(', ')}`] : []),
  ];
  return messages.map((message) => ({ file: page.file, line, message }));
}

/** @returns the outcome; the caller handles problems with the page itself, which were found earlier */
export async function runPage(page: PageBlocks, context: RunContext): Promise<PageOutcome> {
  const started = performance.now();
  const { root, server, clients, guard, shown, signal } = context;
  const id = context.newId?.() ?? randomBytes(4).toString('hex');
  const identities = await server.identities(id, { ...partsOf(page.blocks), program: runsWithProgramKey(page) });
  // The proxy uses plain HTTP, and clients must sign its host. Only the runner's own server works without a host name.
  const proxy = server.own ? await startProxy(server.endpoint) : undefined;
  const values = sessionValues(shown, { endpoint: proxy?.endpoint ?? server.endpoint, region: server.region, identities, session: id });
  const folder = makeFolder(clients, values, identities, profilesMadeBy(page));
  guard.deleteOnExit(folder.top);
  await proxy?.listenAt(path.join(folder.meta, 's3.sock'));
  const port = proxy && Number(new URL(proxy.endpoint).port);
  const command = sandboxCommand({ folder, packages: path.join(root, 'node_modules'), port });
  const shell = new Shell(folder, command, sessionEnvironment(folder));
  if (shell.pid !== undefined) guard.killOnExit(shell.pid);
  const run: Run = { ...context, id, page, identities, proxy, session: { file: page.file, folder, shell, values } };
  // If the page loses its shell, it can't continue, and cleans up as it does after any other problem.
  const stop = (): void => shell.end();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    const { blocks, problems } = await runBlocks(run);
    shell.end();
    const left = await clearServer(run);
    const seconds = (performance.now() - started) / 1000;
    const last = blocks.at(-1);
    if (problems.length > 0 || left.length === 0 || !last) return { page, blocks, problems, seconds };
    const failed: BlockOutcome = { ...last, result: { kind: 'failed', problems: left } };
    return { page, blocks: [...blocks.slice(0, -1), failed], problems: left, seconds };
  } finally {
    signal?.removeEventListener('abort', stop);
    shell.end();
    await proxy?.close();
    // Killed processes might still be writing.
    rmSync(folder.top, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
}
