/**
 * Checks on a real S3 server that scripts on the pages delete, abort, expire, or restore every item, even if a list has more than one page,
 * and that they exit with an error if something remains. The test counts the remaining items with its own listing.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { S3 } from '@aws-sdk/client-s3';
import { expect, it } from 'vitest';
import { createBucket, deny, keysIn, many, MANY, runCommands, runScript, serverOfFile, versionsIn, type BucketMaker } from './testing/pool';

let s3: S3;
let folder: string;
const ownServer = serverOfFile((client, work) => {
  s3 = client;
  folder = work;
});
const newBucket: BucketMaker = (...of) => createBucket(s3, ...of);

const ERASE = ['guides/buckets-and-objects', 'erase-versions.py'] as const;
const ABORT = ['guides/multipart-upload', 'abort-stale-uploads.py'] as const;
const EXPIRE = ['guides/lifecycle-configuration', 'expire-current.py'] as const;
/** Replaces the number of days that the script waits, because the objects in a test are new. */
const AT_ONCE = ['days=90', 'days=0'] as const;

it.for<[what: string, fill: (Bucket: string) => (at: number) => Promise<unknown>]>([
  ['versions of one key', (Bucket) => (at) => s3.putObject({ Bucket, Key: 'state', Body: String(at) })],
  ['keys', (Bucket) => (at) => s3.putObject({ Bucket, Key: `key ${at}`, Body: String(at) })],
  ['delete markers', (Bucket) => () => s3.deleteObject({ Bucket, Key: 'gone' })],
])('erase-versions.py erases many %s', async ([what, fill]) => {
  const running = ownServer();
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

it('erase-versions.py ends with an error where a lock keeps a version', async () => {
  const running = ownServer();
  const Bucket = await newBucket('erase-locked', false, { ObjectLockEnabledForBucket: true });
  for (const Key of ['free', 'held']) await s3.putObject({ Bucket, Key, Body: 'x' });
  await s3.putObjectLegalHold({ Bucket, Key: 'held', LegalHold: { Status: 'ON' } });
  const { status, output } = await runScript(folder, running, ERASE, Bucket, [Bucket, '--erase']);
  expect(status).toBe(1);
  expect(output).toMatch(/^not erased: held \S+ AccessDenied$/m);
  expect(output).toMatch(/^2 found, 1 left$/m);
});

// The uploads use different keys. If they used the same key, all of them would be denied and remain.
it.for<[what: string, keyOf: (at: number) => string]>([
  ['one key', (at) => (at === 7 ? 'held.tar' : 'backup.tar')],
  ['many keys', (at) => (at === 7 ? 'held.tar' : `backup ${at}.tar`)],
])('abort-stale-uploads.py aborts many uploads of %s', async ([what, keyOf]) => {
  const running = ownServer();
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

it('expire-current.py deletes many objects', async () => {
  const running = ownServer();
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
] as const)('%s deletes many objects', async ([title, prefix]) => {
  const running = ownServer();
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

const before = (date: Date): string => new Date(Number(date) - 1000).toISOString();

it.for([
  ['integrations/restic', 'laptop/data/'],
  ['integrations/duplicity', 'server/'],
] as const)('%s removes many delete markers, and stops where a deletion fails', async ([page, prefix]) => {
  const running = ownServer();
  const Bucket = await newBucket(`markers-${page.replace('/', '-')}`);
  const removeMarkers = (env: NodeJS.ProcessEnv) => runCommands(folder, running, [page, 'DeleteMarkers[?IsLatest'], Bucket, env);
  const keyOf = (at: number): string => `${prefix}${String(at)}`;
  await many((at) => s3.putObject({ Bucket, Key: keyOf(at), Body: 'x' }));
  await many((at) => s3.deleteObject({ Bucket, Key: keyOf(at) }));
  // Simulates a deletion by someone else in the same bucket, which is intentional.
  await s3.deleteObject({ Bucket, Key: 'other/file' });
  const markers = (await versionsIn(s3, Bucket)).filter(({ isMarker }) => isMarker);
  const ATTACK_TIME = before(new Date(Math.min(...markers.map(({ LastModified }) => Number(LastModified)))));

  expect((await removeMarkers({})).status).not.toBe(0);
  expect(await keysIn(s3, Bucket)).toEqual([]);
  await deny(s3, Bucket, 's3:DeleteObjectVersion', keyOf(7));
  expect(await removeMarkers({ ATTACK_TIME })).toMatchObject({ status: 0, output: expect.stringContaining('AccessDenied') as string });
  await s3.deleteBucketPolicy({ Bucket });
  expect(await removeMarkers({ ATTACK_TIME })).toMatchObject({ status: 0, output: '' });
  expect(await keysIn(s3, Bucket)).toHaveLength(MANY);
  expect((await versionsIn(s3, Bucket)).filter(({ isMarker }) => isMarker).map(({ Key }) => Key)).toEqual(['other/file']);
});

it('the versioning guide erases nothing of a key by the ID of another key', async () => {
  const running = ownServer();
  const page = 'guides/bucket-and-object-versioning';
  const Bucket = await newBucket('versioning-null', false);
  // Creates version `null` of two keys, one of which starts with the other.
  await s3.putObject({ Bucket, Key: 'reports/2024/q1.csv', Body: 'the only version' });
  await s3.putObject({ Bucket, Key: 'reports/2024/q1.csv.bak', Body: '9 bytes..' });
  const found = await versionsIn(s3, Bucket);
  await runCommands(folder, running, [page, 'BAD_ID=$(', '--version-id="${BAD_ID:?}"'], Bucket);
  expect(await versionsIn(s3, Bucket)).toEqual(found);
  await s3.putBucketVersioning({ Bucket, VersioningConfiguration: { Status: 'Suspended' } });
  await s3.deleteObject({ Bucket, Key: 'reports/2024/q1.csv.bak' });
  await runCommands(folder, running, [page, 'MARKER_ID=$('], Bucket);
  expect(await keysIn(s3, Bucket)).toEqual(['reports/2024/q1.csv']);
});

it.for(['veeam', 'iperius', 'nakivo'])('%s: what tries to erase a locked version erases none whose lock has ended', async (program) => {
  const running = ownServer();
  const Bucket = await newBucket(`ended-${program}`, false, { ObjectLockEnabledForBucket: true });
  const tryToErase = (KEY: string, VERSION_ID = '') =>
    runCommands(folder, running, [`integrations/${program}`, 'aws s3api delete-object'], Bucket, { KEY, VERSION_ID });
  const put = (Key: string, until: number) =>
    s3.putObject({ Bucket, Key, Body: 'x', ObjectLockMode: 'GOVERNANCE', ObjectLockRetainUntilDate: new Date(until) });
  const end = Date.now() + 3000;
  const ended = await put('backup/1', end);
  // Wait until the lock has expired.
  while (Date.now() <= end) await s3.headObject({ Bucket, Key: 'backup/1' });
  expect((await tryToErase('backup/1', ended.VersionId)).output).not.toContain('AccessDenied');
  expect(await versionsIn(s3, Bucket)).toHaveLength(1);

  // This is the first item in a list, which one of the blocks reads.
  const locked = await put('backup/0', end + 2 * 24 * 3600 * 1000);
  expect((await tryToErase('backup/0', locked.VersionId)).output).toMatch(/AccessDenied/);
  expect(await versionsIn(s3, Bucket)).toHaveLength(2);
});

it('the lifecycle guide pauses the rules that the bucket has, and keeps them for later', async () => {
  const running = ownServer();
  const Bucket = await newBucket('pause');
  const ruleFor = (NoncurrentDays: number, Status: 'Enabled' | 'Disabled') =>
    ({ ID: 'of the reader', Status, Filter: { Prefix: 'logs/' }, NoncurrentVersionExpiration: { NoncurrentDays } }) as const;
  const turnOn = (days: number) =>
    s3.putBucketLifecycleConfiguration({ Bucket, LifecycleConfiguration: { Rules: [ruleFor(days, 'Enabled')] } });
  const pause = async (days: number) => {
    const page = ['guides/lifecycle-configuration', 'lifecycle-paused.json'] as const;
    expect(await runCommands(folder, running, page, Bucket)).toMatchObject({ status: 0 });
    expect((await s3.getBucketLifecycleConfiguration({ Bucket })).Rules).toEqual([ruleFor(days, 'Disabled')]);
    const saved = readdirSync(folder).filter((name) => name.startsWith(`${Bucket}-rules-`));
    return saved.sort().map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as unknown);
  };
  const [first, later] = [{ Rules: [ruleFor(90, 'Enabled')] }, { Rules: [ruleFor(30, 'Enabled')] }];
  await turnOn(90);
  expect(await pause(90)).toEqual([first]);
  expect(await pause(90)).toEqual([first]);
  // The rules that the bucket has now aren't replaced with the ones that were saved first.
  await turnOn(30);
  expect(await pause(30)).toEqual([first, later]);
});

it('the restore guide copies nothing to another bucket while the time is not set', async () => {
  const running = ownServer();
  const Bucket = await newBucket('restore-elsewhere');
  await s3.putObject({ Bucket, Key: 'reports/q1.csv', Body: 'encrypted' });
  const { accessKeyId, secretAccessKey } = running.identities.reader;
  const { status } = await runCommands(folder, running, ['guides/restore-to-a-point-in-time', 'version_at='], Bucket, {
    RCLONE_CONFIG_DS3_TYPE: 's3',
    RCLONE_CONFIG_DS3_PROVIDER: 'Other',
    RCLONE_CONFIG_DS3_ENDPOINT: running.endpoint,
    RCLONE_CONFIG_DS3_REGION: running.region,
    RCLONE_CONFIG_DS3_ACCESS_KEY_ID: accessKeyId,
    RCLONE_CONFIG_DS3_SECRET_ACCESS_KEY: secretAccessKey,
  });
  expect(status).not.toBe(0);
  expect(await keysIn(s3, `${Bucket}-copy`)).toEqual([]);
});
