/** Tools for checking scripts with many items: a request pool, separate listings, and page blocks as programs. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  paginateListObjectsV2,
  type ListObjectVersionsCommandInput,
  type ListObjectVersionsCommandOutput,
  type ObjectVersion,
  type S3,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll } from 'vitest';
import { readPage } from '../../../content';
import { clientFor } from '../../../s3/client';
import { readerVariables } from '../../../site/values';
import { collectBlocks, fillIn, sessionValues, startOwnServer, type Block, type OwnServer } from '../../index';

const root = process.cwd();
/** Number of items: more than fit on one list page, and not a multiple of the page size. */
export const MANY = 1_100;
export const RESTORE = ['guides/restore-to-a-point-in-time', 'restore-to-time.py'] as const;
/** Number of requests that run in parallel. */
const LANES = 24;

/**
 * Starts a server for the tests in a file, and stops it when they end.
 * @param ready receives the reader's client and the folder for scripts
 * @returns a function that returns the server inside a test
 */
export function serverOfFile(ready: (s3: S3, folder: string) => void): () => OwnServer {
  let server: OwnServer;
  let s3: S3;
  let folder: string;
  beforeAll(async () => {
    server = await startOwnServer(console.log);
    s3 = clientFor(server, server.identities.reader);
    folder = mkdtempSync(path.join(os.tmpdir(), 'many-items-'));
    // Node.js looks for a script's packages in this folder.
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    ready(s3, folder);
  });
  afterAll(async () => {
    s3.destroy();
    rmSync(folder, { recursive: true });
    await server.stop();
  });
  return () => server;
}

export type BucketMaker = (
  name: string,
  versioning?: boolean,
  prepared?: { readonly ObjectLockEnabledForBucket?: boolean },
) => Promise<string>;

/** @returns name of the new bucket */
export async function createBucket(s3: S3, ...[name, versioning = true, prepared = {}]: Parameters<BucketMaker>): Promise<string> {
  const Bucket = `many-${name}`;
  await s3.createBucket({ Bucket, ...prepared });
  if (versioning) await s3.putBucketVersioning({ Bucket, VersioningConfiguration: { Status: 'Enabled' } });
  return Bucket;
}

/** Repeats an action many times, with several repetitions in parallel. */
export const many = (act: (at: number) => Promise<unknown>, count = MANY): Promise<unknown> =>
  Promise.all(
    Array.from({ length: LANES }, async (_, lane) => {
      for (let at = lane; at < count; at += LANES) await act(at);
    }),
  );

/** Denies everyone a request on one key. */
export const deny = (s3: S3, Bucket: string, Action: string, key: string): Promise<unknown> =>
  s3.putBucketPolicy({
    Bucket,
    Policy: JSON.stringify({
      Version: '2012-10-17',
      Statement: [{ Effect: 'Deny', Principal: '*', Action, Resource: `arn:aws:s3:::${Bucket}/${key}` }],
    }),
  });

export type Version = ObjectVersion & { readonly isMarker: boolean };

export async function versionsIn(s3: S3, Bucket: string): Promise<Version[]> {
  const found: Version[] = [];
  let after: Pick<ListObjectVersionsCommandInput, 'KeyMarker' | 'VersionIdMarker'> | undefined = {};
  while (after) {
    const page: ListObjectVersionsCommandOutput = await s3.listObjectVersions({ Bucket, ...after });
    found.push(...(page.Versions ?? []).map((version) => ({ ...version, isMarker: false })));
    found.push(...(page.DeleteMarkers ?? []).map((marker) => ({ ...marker, isMarker: true })));
    after = page.IsTruncated ? { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker } : undefined;
  }
  return found;
}

export async function keysIn(s3: S3, Bucket: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { Contents = [] } of paginateListObjectsV2({ client: s3 }, { Bucket }))
    found.push(...Contents.map(({ Key = '' }) => Key));
  return found;
}

interface Ended {
  readonly status: number;
  readonly output: string;
}

/** @returns the text of a block on a page, with `Bucket` as the page's bucket */
function textOf(
  { endpoint, region, identities }: OwnServer,
  id: string,
  what: string,
  isIt: (block: Block) => boolean,
  Bucket: string,
  change: readonly [from: string, to: string] = ['', ''],
): string {
  const page = readPage('home', id, { siteDir: root });
  const block = page && collectBlocks(page).blocks.find(isIt);
  if (!block?.text.includes(change[0])) throw new Error(`${id}: expected a block ${what} with "${change[0]}"`);
  const values = sessionValues(readerVariables(), { endpoint, region, identities, session: '' });
  const buckets = Object.fromEntries(
    Object.keys(readerVariables())
      .filter((name) => name.endsWith('ucket'))
      .map((name) => [name, Bucket]),
  );
  return fillIn(block.text.replace(...change), { ...values, ...buckets }, what);
}

function run(
  folder: string,
  { region, identities }: OwnServer,
  program: string,
  args: readonly string[],
  more: NodeJS.ProcessEnv = {},
): Promise<Ended> {
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    AWS_ACCESS_KEY_ID: identities.reader.accessKeyId,
    AWS_SECRET_ACCESS_KEY: identities.reader.secretAccessKey,
    AWS_DEFAULT_REGION: region,
    AWS_REQUEST_CHECKSUM_CALCULATION: 'when_required',
    AWS_RESPONSE_CHECKSUM_VALIDATION: 'when_required',
    ...more,
  };
  return new Promise((resolve) => {
    // The timeout kills a loop that never ends.
    execFile(program, args, { env, cwd: folder, maxBuffer: 2 ** 24, timeout: 900_000 }, (error, stdout, stderr) => {
      resolve({ status: error === null ? 0 : Number(error.code ?? NaN), output: stdout + stderr });
    });
  });
}

/**
 * Runs the block with this file name on a page, with `Bucket` as the page's bucket.
 * @param folder folder where the block is written and run
 * @param change text in the block, and its replacement for this test
 */
export function runScript(
  folder: string,
  server: OwnServer,
  [id, title]: readonly [page: string, title: string],
  Bucket: string,
  args: readonly string[],
  change: readonly [from: string, to: string] = ['', ''],
): Promise<Ended> {
  const file = path.join(folder, title);
  writeFileSync(
    file,
    textOf(server, id, title, ({ info }) => info.title === title, Bucket, change),
  );
  return run(folder, server, title.endsWith('.py') ? 'python3' : process.execPath, [file, ...args]);
}

/**
 * Runs commands from a page in one bash process, with `Bucket` as the page's bucket and the profile that the page requires.
 * @param folder folder where the commands run
 * @param parts a text from each block that no earlier block contains
 * @param env variables that the page has set earlier
 */
export function runCommands(
  folder: string,
  server: OwnServer,
  [id, ...parts]: readonly [page: string, ...parts: string[]],
  Bucket: string,
  env: NodeJS.ProcessEnv = {},
): Promise<Ended> {
  const { endpoint, identities } = server;
  mkdirSync(path.join(folder, '.aws'), { recursive: true });
  const profile = readerVariables()['reader.profile'] ?? '';
  const { accessKeyId, secretAccessKey } = identities.reader;
  writeFileSync(
    path.join(folder, '.aws', 'credentials'),
    `[${profile}]\naws_access_key_id = ${accessKeyId}\naws_secret_access_key = ${secretAccessKey}\n`,
  );
  // Older AWS CLI releases don't read the endpoint from a profile.
  const aws = `aws() { command aws --endpoint-url '${endpoint}' "$@"; }`;
  const blocks = parts.map((part) => textOf(server, id, part, ({ text }) => text.includes(part), Bucket));
  return run(folder, server, 'bash', ['-c', [aws, ...blocks].join('\n')], env);
}
