/**
 * Checks on a real S3 server that the script for restoring a bucket to a point in time works, even if there are more items than one list
 * page can contain.
 */
import type { S3 } from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import {
  createBucket,
  deny,
  keysIn,
  many,
  RESTORE,
  runScript,
  serverOfFile,
  versionsIn,
  type BucketMaker,
  type Version,
} from '../testing/pool';

let s3: S3;
let folder: string;
const ownServer = serverOfFile((client, work) => {
  s3 = client;
  folder = work;
});
const newBucket: BucketMaker = (...of) => createBucket(s3, ...of);

describe('restore-to-time.py', () => {
  const OBJECTS = 1_300;
  /** Object keys that clients often corrupt. */
  const ODD = ['a b+c%2F&=?#.txt', 'quo\'te"d <é> ü.txt', '/double//slash/', 'new\nline', '日本語'];
  const keyOf = (at: number): string => `data/${ODD[at] ?? String(at)}`;
  const put = (Bucket: string, at: number, Body: string): Promise<unknown> =>
    s3.putObject({ Bucket, Key: keyOf(at), Body, ContentType: 'text/csv', Metadata: { at: String(at) }, Tagging: `at=${at}` });

  /** Returns the content and metadata of each current object below the prefix. */
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

  /** Returns the time of the latest change, and ensures that the next change gets a later time, whatever the server's time resolution. */
  async function now(Bucket: string): Promise<string> {
    const newest = Math.max(...(await versionsIn(s3, Bucket)).map(({ LastModified }) => Number(LastModified)));
    let later: Date | undefined;
    while (Number(later ?? 0) <= newest) {
      await s3.putObject({ Bucket, Key: 'clock', Body: '' });
      later = (await s3.headObject({ Bucket, Key: 'clock' })).LastModified;
    }
    return new Date(newest).toISOString();
  }

  it('restores a prefix, and undoes a recursive deletion', async () => {
    const running = ownServer();
    const restore = (time: string, ...options: string[]) =>
      runScript(folder, running, RESTORE, Bucket, [Bucket, 'data/', time, ...options]);
    const Bucket = await newBucket('restore', false);
    // These objects are written before versioning is enabled, so their version is `null`.
    for (let at = 0; at < 50; at += 1) await put(Bucket, at, `null ${at}`);
    await s3.putBucketVersioning({ Bucket, VersioningConfiguration: { Status: 'Enabled' } });
    await many((at) => (at < 50 ? Promise.resolve() : put(Bucket, at, `first ${at}`)), OBJECTS);
    for (let at = 50; at < 100; at += 1) await s3.deleteObject({ Bucket, Key: keyOf(at) });
    await s3.putObject({ Bucket, Key: 'other/file', Body: 'first' });
    const before = await stateOf(Bucket);
    expect(before.size).toBe(OBJECTS - 50);
    const time = await now(Bucket);

    // Objects are overwritten, deleted, deleted twice, deleted and rewritten, given new headers, added, or outside the prefix.
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
    // Nothing that existed has been removed, except for delete markers.
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
    // The versions are the same as before. The list can be split into pages differently, which changes the order of versions and markers.
    const ids = (found: readonly Version[]) =>
      found.flatMap(({ Key, VersionId, IsLatest }) => (Key === 'clock' ? [] : [`${Key} ${VersionId} ${IsLatest}`])).sort();
    expect(ids(await versionsIn(s3, Bucket))).toEqual(ids(complete));

    await s3.putBucketVersioning({ Bucket, VersioningConfiguration: { Status: 'Suspended' } });
    expect(await restore(time, '--restore')).toMatchObject({
      status: 1,
      output: expect.stringContaining('Versioning is not on') as string,
    });
  });

  it('copies a large version in parts, with headers, metadata and tags', async () => {
    const running = ownServer();
    const Bucket = await newBucket('restore-large');
    await put(Bucket, 0, 'x'.repeat(6_000_000));
    const before = await stateOf(Bucket);
    const time = await now(Bucket);
    await s3.putObject({ Bucket, Key: keyOf(0), Body: 'encrypted' });
    // The service's actual limit is too large for a test.
    const smaller = ['LARGEST_COPY = 5 * 1024**3', 'LARGEST_COPY = 5 * 1024**2'] as const;
    expect(await runScript(folder, running, RESTORE, Bucket, [Bucket, '', time, '--restore', '--keep-new'], smaller)).toMatchObject({
      status: 0,
    });
    expect(await stateOf(Bucket)).toEqual(before);
  });

  it('restores what was encrypted with a key that it does not have', async () => {
    const running = ownServer();
    const Bucket = await newBucket('restore-sse-c');
    const theirs = { SSECustomerAlgorithm: 'AES256', SSECustomerKey: 'a key that has 32 bytes, theirs.' };
    for (const at of [0, 1]) await put(Bucket, at, 'first');
    const before = await stateOf(Bucket);
    const time = await now(Bucket);
    // Some servers assign the same ETag to identical content, whether or not it's encrypted.
    await s3.putObject({ Bucket, Key: keyOf(0), Body: 'first', ...theirs });
    await s3.putObject({ Bucket, Key: keyOf(1), Body: 'other', ...theirs });
    expect(await runScript(folder, running, RESTORE, Bucket, [Bucket, 'data/', time, '--restore'])).toMatchObject({
      status: 0,
      output: expect.stringContaining('2 to copy, 0 to undelete, 0 to hide\nNothing differs any more.') as string,
    });
    expect(await stateOf(Bucket)).toEqual(before);
  });

  it.for<[what: string, prefix: string, time: string, says: string]>([
    ['a prefix that no key has', '/data/', '2020-01-01T00:00:00Z', "begins with '/data/'"],
    ['a time that is still to come', 'data/', '2999-01-01T00:00:00Z', 'the time is in the future'],
    ['a time without a zone', 'data/', '2020-01-01T00:00:00', 'the time needs a zone'],
  ])('does not take %s for a success', async ([what, prefix, time, says]) => {
    const running = ownServer();
    const Bucket = await newBucket(`restore-${what.replaceAll(' ', '-')}`);
    await put(Bucket, 0, 'first');
    const { status, output } = await runScript(folder, running, RESTORE, Bucket, [Bucket, prefix, time, '--restore']);
    expect(status).not.toBe(0);
    expect(output).toContain(says);
    expect(await keysIn(s3, Bucket)).toHaveLength(1);
  });

  it('leaves new objects alone if it is told to', async () => {
    const running = ownServer();
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
