/**
 * Scripts of the pages that delete, abort, expire or restore do it completely on a real S3 server, with more items than one page of
 * a list holds, and end with an error where something is left. What is left is counted from a list of our own.
 */
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { S3 } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest';
import { clientFor } from '../../s3/client';
import { startOwnServer, type OwnServer } from '../index';
import { deny, keysIn, many, MANY, root, runScript, versionsIn, type Version } from './testing';

let server: OwnServer | undefined;
let s3: S3;
let folder: string;

beforeAll(async () => {
  server = await startOwnServer(console.log);
  if (!server) return;
  s3 = clientFor(server, server.identities.reader);
  folder = mkdtempSync(path.join(os.tmpdir(), 'many-items-'));
  // Where Node.js looks for the packages of a script.
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
});

afterAll(async () => {
  if (!server) return;
  s3.destroy();
  rmSync(folder, { recursive: true });
  await server.stop();
});

/** Elsewhere than in continuous integration a machine without a server may leave a test out. */
function ownServer({ skip }: TestContext): OwnServer {
  if (!server && process.env.CI !== 'true') skip('no S3 server');
  if (!server) throw new Error('expected an S3 server');
  return server;
}

/** @returns name of a new bucket */
async function newBucket(
  name: string,
  versioning = true,
  prepared: { readonly ObjectLockEnabledForBucket?: boolean } = {},
): Promise<string> {
  const Bucket = `many-${name}`;
  await s3.createBucket({ Bucket, ...prepared });
  if (versioning) await s3.putBucketVersioning({ Bucket, VersioningConfiguration: { Status: 'Enabled' } });
  return Bucket;
}

const ERASE = ['guides/buckets-and-objects', 'erase-versions.py'] as const;
const ABORT = ['guides/multipart-upload', 'abort-stale-uploads.py'] as const;
const EXPIRE = ['guides/lifecycle-configuration', 'expire-current.py'] as const;
const RESTORE = ['guides/restore-to-a-point-in-time', 'restore-to-time.py'] as const;
/** The script waits this many days; the objects of a test are new. */
const AT_ONCE = ['days=90', 'days=0'] as const;

it.for<[what: string, fill: (Bucket: string) => (at: number) => Promise<unknown>]>([
  ['versions of one key', (Bucket) => (at) => s3.putObject({ Bucket, Key: 'state', Body: String(at) })],
  ['keys', (Bucket) => (at) => s3.putObject({ Bucket, Key: `key ${at}`, Body: String(at) })],
  ['delete markers', (Bucket) => () => s3.deleteObject({ Bucket, Key: 'gone' })],
])('erase-versions.py erases many %s', async ([what, fill], context) => {
  const running = ownServer(context);
  const Bucket = await newBucket(`erase-${what.replaceAll(' ', '-')}`);
  await many(fill(Bucket));
  expect(await runScript(folder, running, ERASE, Bucket, [Bucket])).toMatchObject({
    status: 0,
    output: expect.stringMatching(/^1100 found, none erased$/m) as string,
  });
  expect(await versionsIn(s3, Bucket)).toHaveLength(MANY);
  expect(await runScript(folder, running, ERASE, Bucket, [Bucket, '--erase'])).toMatchObject({
    status: 0,
    output: expect.stringMatching(/^1100 found, all erased$/m) as string,
  });
  expect(await versionsIn(s3, Bucket)).toEqual([]);
});

it('erase-versions.py ends with an error where a lock keeps a version', async (context) => {
  const running = ownServer(context);
  const Bucket = await newBucket('erase-locked', false, { ObjectLockEnabledForBucket: true });
  for (const Key of ['free', 'held']) await s3.putObject({ Bucket, Key, Body: 'x' });
  await s3.putObjectLegalHold({ Bucket, Key: 'held', LegalHold: { Status: 'ON' } });
  const { status, output } = await runScript(folder, running, ERASE, Bucket, [Bucket, '--erase']);
  expect(status).toBe(1);
  expect(output).toMatch(/^not erased: held \S+ AccessDenied$/m);
  expect(output).toMatch(/^2 found, 1 left$/m);
});

// Denied uploads of one key would all be left.
it.for<[what: string, keyOf: (at: number) => string]>([
  ['one key', (at) => (at === 7 ? 'held.tar' : 'backup.tar')],
  ['many keys', (at) => (at === 7 ? 'held.tar' : `backup ${at}.tar`)],
])('abort-stale-uploads.py aborts many uploads of %s', async ([what, keyOf], context) => {
  const running = ownServer(context);
  const Bucket = await newBucket(`abort-${what.replaceAll(' ', '-')}`, false);
  await many((at) => s3.createMultipartUpload({ Bucket, Key: keyOf(at) }));
  const uploads = async () => ((await s3.listMultipartUploads({ Bucket })).Uploads ?? []).map(({ Key }) => Key);
  await deny(s3, Bucket, 's3:AbortMultipartUpload', 'held.tar');
  expect(await runScript(folder, running, ABORT, Bucket, [Bucket, '0', '--abort'])).toMatchObject({
    status: 1,
    output: expect.stringContaining(`${MANY} uploads found, 1 left`) as string,
  });
  expect(await uploads()).toEqual(['held.tar']);
  await s3.deleteBucketPolicy({ Bucket });
  expect(await runScript(folder, running, ABORT, Bucket, [Bucket, '0', '--abort'])).toMatchObject({ status: 0 });
  expect(await uploads()).toEqual([]);
});

it('expire-current.py deletes many objects', async (context) => {
  const running = ownServer(context);
  const Bucket = await newBucket('expire');
  await many((at) => s3.putObject({ Bucket, Key: `stock/${at}.csv`, Body: 'x' }));
  await deny(s3, Bucket, 's3:DeleteObject', 'stock/7.csv');
  expect(await runScript(folder, running, EXPIRE, Bucket, ['--delete'], AT_ONCE)).toMatchObject({
    status: 1,
    output: expect.stringContaining(`${MANY} objects found, 1 left`) as string,
  });
  await s3.deleteBucketPolicy({ Bucket });
  expect(await runScript(folder, running, EXPIRE, Bucket, ['--delete'], AT_ONCE)).toMatchObject({ status: 0 });
  expect(await keysIn(s3, Bucket)).toEqual([]);
});

it.for([
  ['objects.py', 'python/'],
  ['objects.mjs', 'javascript/'],
] as const)('%s deletes many objects', async ([title, prefix], context) => {
  const running = ownServer(context);
  const Bucket = await newBucket(`sdk-${title.replace('.', '-')}`, false);
  await many((at) => s3.putObject({ Bucket, Key: `${prefix}${at}`, Body: 'x' }));
  await deny(s3, Bucket, 's3:DeleteObject', `${prefix}7`);
  const page = ['guides/buckets-and-objects', title] as const;
  expect(await runScript(folder, running, page, Bucket, [])).toMatchObject({
    status: 1,
    output: expect.stringContaining(`${MANY + 2} found, 1 left`) as string,
  });
  await s3.deleteBucketPolicy({ Bucket });
  expect(await runScript(folder, running, page, Bucket, [])).toMatchObject({ status: 0 });
  expect(await keysIn(s3, Bucket)).toEqual([]);
});

describe('restore-to-time.py', () => {
  const OBJECTS = 1_300;
  /** Keys that clients like to spoil. */
  const ODD = ['a b+c%2F&=?#.txt', 'quo\'te"d <é> ü.txt', '/double//slash/', 'new\nline', '日本語'];
  const keyOf = (at: number): string => `data/${ODD[at] ?? String(at)}`;
  const put = (Bucket: string, at: number, Body: string): Promise<unknown> =>
    s3.putObject({ Bucket, Key: keyOf(at), Body, ContentType: 'text/csv', Metadata: { at: String(at) }, Tagging: `at=${at}` });

  /** Content and what goes with it, of each current object below the prefix. */
  async function stateOf(Bucket: string): Promise<ReadonlyMap<string, unknown>> {
    const keys = (await keysIn(s3, Bucket)).filter((key) => key.startsWith('data/'));
    const state = new Map<string, unknown>();
    await many(async (at) => {
      const Key = keys[at];
      if (Key === undefined) return;
      const { Body, ContentType, Metadata } = await s3.getObject({ Bucket, Key });
      const { TagSet } = await s3.getObjectTagging({ Bucket, Key });
      state.set(Key, { text: await Body?.transformToString(), ContentType, Metadata, TagSet });
    }, keys.length);
    return state;
  }

  /** The time of the newest change, after which the next one is later, whatever the resolution of the server's times. */
  async function now(Bucket: string): Promise<string> {
    const newest = Math.max(...(await versionsIn(s3, Bucket)).map(({ LastModified }) => Number(LastModified)));
    let later: Date | undefined;
    while (Number(later ?? 0) <= newest) {
      await s3.putObject({ Bucket, Key: 'clock', Body: '' });
      later = (await s3.headObject({ Bucket, Key: 'clock' })).LastModified;
    }
    return new Date(newest).toISOString();
  }

  it('restores a prefix, and undoes a recursive deletion', async (context) => {
    const running = ownServer(context);
    const restore = (time: string, ...options: string[]) =>
      runScript(folder, running, RESTORE, Bucket, [Bucket, 'data/', time, ...options]);
    const Bucket = await newBucket('restore', false);
    // Written before versioning, these are versions `null`.
    for (let at = 0; at < 50; at += 1) await put(Bucket, at, `null ${at}`);
    await s3.putBucketVersioning({ Bucket, VersioningConfiguration: { Status: 'Enabled' } });
    await many((at) => (at < 50 ? Promise.resolve() : put(Bucket, at, `first ${at}`)), OBJECTS);
    for (let at = 50; at < 100; at += 1) await s3.deleteObject({ Bucket, Key: keyOf(at) });
    await s3.putObject({ Bucket, Key: 'other/file', Body: 'first' });
    const before = await stateOf(Bucket);
    expect(before.size).toBe(OBJECTS - 50);
    const time = await now(Bucket);

    // Overwritten, deleted, deleted twice, deleted and written again, headers replaced, new, outside of the prefix.
    await many(async (at) => {
      const Key = keyOf(at);
      if (at % 6 === 0) await s3.putObject({ Bucket, Key, Body: 'encrypted' });
      if (at % 6 === 1 || at % 6 === 2) await s3.deleteObject({ Bucket, Key });
      if (at % 6 === 2) await s3.deleteObject({ Bucket, Key });
      if (at % 6 === 3) await s3.putObject({ Bucket, Key: `${Key}.locked`, Body: 'encrypted' });
      if (at % 6 === 4) await s3.putObject({ Bucket, Key, Body: `${at < 50 ? 'null' : 'first'} ${at}`, ContentType: 'text/plain' });
      if (at % 60 === 1) await s3.putObject({ Bucket, Key, Body: 'written again' });
    }, OBJECTS);
    await s3.putObject({ Bucket, Key: 'other/file', Body: 'second' });
    const damaged = await versionsIn(s3, Bucket);
    const damagedState = await stateOf(Bucket);
    expect(damagedState).not.toEqual(before);

    expect(await restore(time)).toMatchObject({
      status: 0,
      output: expect.stringMatching(/^\d+ to copy, \d+ to undelete, \d+ to hide$/m) as string,
    });
    expect(await versionsIn(s3, Bucket)).toEqual(damaged);

    await deny(s3, Bucket, 's3:PutObject', 'data/600');
    expect(await restore(time, '--restore')).toMatchObject({
      status: 1,
      output: expect.stringContaining('1 keys still differ, such as data/600.') as string,
    });
    await s3.deleteBucketPolicy({ Bucket });
    expect(await restore(time, '--restore')).toMatchObject({
      status: 0,
      output: expect.stringContaining('1 to copy, 0 to undelete, 0 to hide\nNothing differs any more.') as string,
    });
    expect(await stateOf(Bucket)).toEqual(before);
    expect(await (await s3.getObject({ Bucket, Key: 'other/file' })).Body?.transformToString()).toBe('second');
    // Nothing that was there is gone, but for markers.
    const kept = new Set((await versionsIn(s3, Bucket)).map(({ Key, VersionId }) => `${Key} ${VersionId}`));
    expect(damaged.filter(({ isMarker, Key, VersionId }) => !isMarker && !kept.has(`${Key} ${VersionId}`))).toEqual([]);

    const complete = await versionsIn(s3, Bucket);
    const later = await now(Bucket);
    const keys = [...before.keys()];
    await many((at) => (keys[at] === undefined ? Promise.resolve() : s3.deleteObject({ Bucket, Key: keys[at] })), OBJECTS);
    expect(await restore(later, '--restore')).toMatchObject({
      status: 0,
      output: expect.stringContaining(`0 to copy, ${keys.length} to undelete, 0 to hide`) as string,
    });
    // Same versions as before; where a page of the list ends, and thus the order of versions and markers, can differ.
    const ids = (found: readonly Version[]) =>
      found.flatMap(({ Key, VersionId, IsLatest }) => (Key === 'clock' ? [] : [`${Key} ${VersionId} ${IsLatest}`])).sort();
    expect(ids(await versionsIn(s3, Bucket))).toEqual(ids(complete));

    await s3.putBucketVersioning({ Bucket, VersioningConfiguration: { Status: 'Suspended' } });
    expect(await restore(time, '--restore')).toMatchObject({
      status: 1,
      output: expect.stringContaining('Versioning is not on') as string,
    });
  });

  it('copies a large version in parts, with headers, metadata and tags', async (context) => {
    const running = ownServer(context);
    const Bucket = await newBucket('restore-large');
    await put(Bucket, 0, 'x'.repeat(6_000_000));
    const before = await stateOf(Bucket);
    const time = await now(Bucket);
    await s3.putObject({ Bucket, Key: keyOf(0), Body: 'encrypted' });
    // The limit of the service is too large for a test.
    const smaller = ['LARGEST_COPY = 5 * 1024**3', 'LARGEST_COPY = 5 * 1024**2'] as const;
    expect(await runScript(folder, running, RESTORE, Bucket, [Bucket, '', time, '--restore', '--keep-new'], smaller)).toMatchObject({
      status: 0,
    });
    expect(await stateOf(Bucket)).toEqual(before);
  });

  it('leaves new objects alone if it is told to', async (context) => {
    const running = ownServer(context);
    const Bucket = await newBucket('restore-keep');
    await s3.putObject({ Bucket, Key: 'clock', Body: '' });
    const time = await now(Bucket);
    await s3.putObject({ Bucket, Key: 'new', Body: 'x' });
    expect(await runScript(folder, running, RESTORE, Bucket, [Bucket, 'new', time, '--restore', '--keep-new'])).toMatchObject({
      status: 0,
      output: expect.stringContaining('0 to hide') as string,
    });
    expect(await keysIn(s3, Bucket)).toContain('new');
  });
});
