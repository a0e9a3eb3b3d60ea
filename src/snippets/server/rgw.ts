/**
 * Starts Ceph's RADOS Gateway and the cluster that it needs: one monitor and one in-memory store, all on loopback and in one folder. It's
 * ready in a few seconds. The steps follow the order in https://docs.ceph.com/en/pacific/install/manual-deployment/.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { UsageError } from '../../lib/usage-error';
import { CommandError, hasProgram, runCommand, tryCommand } from '../command';
import { compareVersions } from '../releases';
import { startGuard, type Guard } from '../session/guard';
import { Daemons } from './daemons';
import type { Identities, Identity, Parts, S3Server } from './model';
import { freePorts } from './ports';

/** Time limit for each wait, in ms. It's many times what a slow machine needs. */
const READY_MS = 45_000;
const REGION = 'eu-west-1';
/** Length of a day in lifecycle rules, in seconds. It's short enough to observe the effect of a rule. */
export const LIFECYCLE_DAY_SECONDS = 4;
/** Minimum Ceph version. Older gateways lack accounts, and ignore more features than `page/ignored-by-server.ts` lists. */
const LOWEST_VERSION = '20';

interface Cluster {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  readonly daemons: Daemons;
  readonly gatewayPort: number;
  readonly monitorPort: number;
  readonly fsid: string;
}

async function waitFor(what: string, cluster: Cluster, ready: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + READY_MS;
  while (!(await ready())) {
    const problem = cluster.daemons.failure();
    if (problem !== undefined) throw new Error(`snippets: the S3 server didn’t start: ${problem}`);
    if (Date.now() > deadline) throw new Error(`snippets: the S3 server didn’t start: ${what} wasn’t ready within ${READY_MS / 1000} s`);
    await sleep(100);
  }
}

/** Runs a Ceph program. @param line program and arguments, separated by spaces; the cluster's paths contain no spaces */
function run({ env }: Cluster, line: string): Promise<string> {
  const [program = '', ...args] = line.split(' ');
  return runCommand(program, args, { env });
}

async function makeKeys(cluster: Cluster): Promise<void> {
  const keyring = path.join(cluster.folder, 'keyring');
  await run(cluster, `ceph-authtool --create-keyring ${keyring}`);
  const capabilities = {
    'mon.': { mon: 'allow *' },
    'client.admin': { mon: 'allow *', osd: 'allow *', mgr: 'allow *' },
    'osd.0': { mon: 'allow profile osd', osd: 'allow *' },
    'client.rgw': { mon: 'allow *', osd: 'allow *' },
  };
  for (const [name, caps] of Object.entries(capabilities)) {
    const args = Object.entries(caps).flatMap(([service, cap]) => ['--cap', service, cap]);
    await runCommand('ceph-authtool', [keyring, '--gen-key', '--name', name, ...args], { env: cluster.env });
  }
}

/** @returns the monitor's output, or undefined if the monitor doesn't respond */
const ask = ({ env }: Cluster, ...command: string[]): Promise<string | undefined> =>
  tryCommand('ceph', ['--connect-timeout', '2', ...command], { env });

async function startMonitor(cluster: Cluster): Promise<void> {
  const { folder, fsid, monitorPort, daemons } = cluster;
  const map = path.join(folder, 'monmap');
  await run(cluster, `monmaptool --create --fsid ${fsid} --addv a [v2:127.0.0.1:${monitorPort}] ${map}`);
  await run(cluster, `ceph-mon --mkfs --id a --monmap ${map} --keyring ${path.join(folder, 'keyring')}`);
  daemons.start('ceph-mon', ['-f', '--id', 'a']);
  await waitFor('the monitor', cluster, async () => (await ask(cluster, 'status')) !== undefined);
}

async function startStore(cluster: Cluster): Promise<void> {
  const uuid = randomUUID();
  await run(cluster, `ceph osd new ${uuid} 0`);
  await run(cluster, `ceph-osd --mkfs --id 0 --osd-uuid ${uuid}`);
  cluster.daemons.start('ceph-osd', ['-f', '--id', '0']);
  await waitFor('the store', cluster, async () => (await ask(cluster, 'osd', 'stat'))?.includes('1 up') ?? false);
}

const admin = (cluster: Cluster, args: string): Promise<string> => run(cluster, `radosgw-admin --name client.rgw ${args}`);

/** Sets the server's only region, which must be set before the gateway starts. */
async function setRegion(cluster: Cluster): Promise<void> {
  await admin(cluster, 'user list'); // creates the default zone group and zone
  const group = JSON.parse(await admin(cluster, 'zonegroup get')) as Record<string, unknown>;
  const file = path.join(cluster.folder, 'zonegroup.json');
  writeFileSync(file, JSON.stringify({ ...group, api_name: REGION }));
  await admin(cluster, `zonegroup set --infile=${file}`);
}

/** Runs `radosgw-admin` with arguments that are separated by spaces. @returns its output */
type Admin = (args: string) => Promise<string>;

/** Runs a command that creates an access key for a user. @returns the key, with the name of the user as its id */
async function makeKey(admin: Admin, command: string, id: string): Promise<Identity> {
  const [accessKeyId, secretAccessKey] = [randomBytes(10).toString('hex').toUpperCase(), randomBytes(20).toString('hex')];
  await admin(`${command} --uid ${id} --access-key ${accessKeyId} --secret-key ${secretAccessKey}`);
  return { id, accessKeyId, secretAccessKey };
}

/** @param options additional options for `user create` */
const makeUser = (admin: Admin, name: string, options: string): Promise<Identity> =>
  makeKey(admin, `user create --display-name ${name} ${options}`, name);

/** @returns the access key of the account's root user, with the id of the account, which owns the buckets and is named in ACLs */
async function makeAccount(admin: Admin, name: string): Promise<Identity> {
  const { id } = JSON.parse(await admin(`account create --account-name ${name}`)) as { id: string };
  return { ...(await makeUser(admin, name, `--account-id ${id} --account-root`)), id };
}

/**
 * Creates two projects, each an account with a root user, and users in the first one (https://docs.ceph.com/en/tentacle/radosgw/account/).
 *
 * @param session session name, which all names contain
 */
async function makeIdentities(
  admin: Admin,
  session: string,
  { program, other, user, rotated }: Parts = { program: false, other: true, user: true, rotated: true },
): Promise<Identities> {
  const [project, partner] = [`project-${session}`, `partner-${session}`];
  const reader = await makeAccount(admin, project);
  const makeMember = (name: string): Promise<Identity> => makeUser(admin, `${name}-${session}`, `--account-id ${reader.id}`);
  return {
    reader,
    program: program ? await makeMember('program') : undefined,
    other: other ? await makeAccount(admin, partner) : undefined,
    user: user ? await makeMember('user') : undefined,
    rotated: rotated ? { ...(await makeKey(admin, 'key create --key-type s3', project)), id: reader.id } : undefined,
  };
}

async function answers(endpoint: string): Promise<boolean> {
  try {
    return (await fetch(endpoint, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch (error) {
    if (error instanceof Error) return false; // rejected or too slow; retries until the time limit
    throw error;
  }
}

/** Returns the text of `ceph.conf`. */
function configuration(values: Readonly<Record<string, string | number>>): string {
  const [classes] = readdirSync('/usr/lib')
    .map((architecture) => path.join('/usr/lib', architecture, 'rados-classes'))
    .filter((folder) => existsSync(folder));
  const all: Readonly<Record<string, string | number>> = {
    ...values,
    classDir: classes === undefined ? '' : `osd class dir = ${classes}`,
    lifecycleDay: LIFECYCLE_DAY_SECONDS,
  };
  return readFileSync(new URL('./ceph.conf', import.meta.url), 'utf8').replace(/\{(\w+)\}/g, (_, name: string) => String(all[name]));
}

function layOut(guard: Guard, [monitorPort = 0, gatewayPort = 0]: readonly number[]): Cluster {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'snippets-server-'));
  guard.deleteOnExit(folder);
  for (const name of ['mon', 'osd', 'log', 'run']) mkdirSync(path.join(folder, name));
  const config = path.join(folder, 'ceph.conf');
  const fsid = randomUUID();
  writeFileSync(config, configuration({ folder, fsid, monitorPort, gatewayPort }));
  const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', HOME: folder, CEPH_CONF: config };
  return { folder, env, fsid, monitorPort, gatewayPort, daemons: new Daemons(path.join(folder, 'log'), env, guard) };
}

async function versionOf(cluster: Cluster): Promise<string> {
  const said = await run(cluster, 'radosgw --version');
  const version = /version (\d+(?:\.\d+)+)/.exec(said)?.[1];
  if (version === undefined || compareVersions(version, LOWEST_VERSION) < 0)
    throw new Error(`snippets: expected radosgw ${LOWEST_VERSION} or later, as in scripts/current.sh --current, found: ${said.trim()}`);
  return version;
}

/** @throws Error if a program is missing or a component isn't ready in time; in that case, nothing is left running */
async function startRgw(guard: Guard): Promise<S3Server> {
  const cluster = layOut(guard, await freePorts(2));
  const endpoint = `http://127.0.0.1:${cluster.gatewayPort}`;
  const stop = async (): Promise<void> => {
    await cluster.daemons.stop();
    rmSync(cluster.folder, { recursive: true, force: true });
    guard.release();
  };
  try {
    const version = await versionOf(cluster);
    await makeKeys(cluster);
    await startMonitor(cluster);
    await startStore(cluster);
    await setRegion(cluster);
    cluster.daemons.start('radosgw', ['-f', '-n', 'client.rgw']);
    await waitFor('the gateway', cluster, () => answers(endpoint));
    return {
      endpoint,
      region: REGION,
      name: `Ceph RADOS Gateway ${version}`,
      own: true,
      identities: (session, parts) => makeIdentities((args) => admin(cluster, args), session, parts),
      failure: () => cluster.daemons.failure(),
      stop,
    };
  } catch (error) {
    await stop();
    throw error instanceof CommandError ? new Error(`snippets: the S3 server didn’t start: ${error.message}`) : error;
  }
}

/**
 * Starts the S3 server that the blocks run against.
 *
 * @param say receives a line that says what has been started
 * @returns the server with a guard, which stops everything that was started if this process ends before the server's `stop` releases it
 * @throws UsageError outside the root filesystem
 */
export async function startServer(say: (line: string) => void): Promise<S3Server & { readonly guard: Guard }> {
  if (!hasProgram('radosgw'))
    throw new UsageError('snippets: Ceph RADOS Gateway isn’t installed here; run this command with scripts/current.sh --current');
  const guard = startGuard();
  const started = performance.now();
  const server = await startRgw(guard);
  say(`snippets: started ${server.name} on ${server.endpoint} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return { ...server, guard };
}
