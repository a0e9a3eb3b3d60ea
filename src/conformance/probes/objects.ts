import { type Context, differs, refusal } from '../context';
import type { Probe } from './probe';

const TEXT = 'month,orders\n2024-01,118\n';
const Metadata = { department: 'sales' };

const hasMetadata = (found: Readonly<Record<string, string>> | undefined, of = ''): string | undefined =>
  differs(`x-amz-meta-department${of}`, Metadata.department, found?.department);

const isGone = async ({ s3 }: Context, Bucket: string, Key: string): Promise<string | undefined> =>
  (await refusal(s3.getObject({ Bucket, Key }), ['NoSuchKey'], 'GetObject')).outcome === 'holds'
    ? undefined
    : `it was accepted, and ${Key} can still be read`;

async function read(context: Context, target: { Bucket: string; Key: string }): Promise<void> {
  await context.step(
    'GetObject',
    target,
    async (answer) =>
      differs('content', TEXT, await answer.Body?.transformToString()) ??
      differs('Content-Type', 'text/csv', answer.ContentType) ??
      hasMetadata(answer.Metadata),
  );
  await context.step(
    'GetObject',
    { ...target, Range: 'bytes=0-4' },
    async ({ Body, $metadata }) =>
      differs('status of a range', 206, $metadata.httpStatusCode) ?? differs('range', 'month', await Body?.transformToString()),
  );
  await context.step(
    'HeadObject',
    target,
    (answer) => differs('Content-Length', TEXT.length, answer.ContentLength) ?? hasMetadata(answer.Metadata),
  );
  await context.step('GetObjectAttributes', { ...target, ObjectAttributes: ['ObjectSize'] }, ({ ObjectSize }) =>
    differs('ObjectSize', TEXT.length, ObjectSize),
  );
  await context.step('GetObjectTorrent', target, async ({ Body }) =>
    (await Body?.transformToString())?.startsWith('d') ? undefined : 'expected a torrent file, came something else',
  );
}

/** Writes, reads, copies and deletes; every answer is compared with what was written. */
export const objects: Probe = {
  name: 'objects',
  operations: [
    'PutObject',
    'GetObject',
    'HeadObject',
    'CopyObject',
    'DeleteObject',
    'DeleteObjects',
    'GetObjectAttributes',
    'GetObjectTorrent',
  ],
  run: async (context) => {
    const Bucket = await context.bucket();
    const target = { Bucket, Key: 'reports/q1.csv' };
    const copy = { Bucket, Key: 'reports/copy of q1.csv' };
    if (!(await context.step('PutObject', { ...target, Body: TEXT, ContentType: 'text/csv', Metadata }))) return;
    await read(context, target);
    await context.step('CopyObject', { ...copy, CopySource: `${Bucket}/${target.Key}` }, async () => {
      const answer = await context.s3.getObject(copy);
      return differs('content of the copy', TEXT, await answer.Body?.transformToString()) ?? hasMetadata(answer.Metadata, ' of the copy');
    });
    await context.step('DeleteObject', target, () => isGone(context, Bucket, target.Key));
    await context.step('DeleteObjects', { Bucket, Delete: { Objects: [{ Key: copy.Key }] } }, () => isGone(context, Bucket, copy.Key));
  },
};

/** Keys are sorted by their bytes. */
const SORTED = ['Z.txt', 'a.txt', 'logs/1.txt', 'logs/2.txt'];

/** Every key of a listing by pages of two. */
async function allKeys(page: (token: string | undefined) => Promise<{ keys: string[]; next: string | undefined }>): Promise<string[]> {
  const found: string[] = [];
  let token: string | undefined;
  for (let count = 0; count <= SORTED.length; count += 1) {
    const { keys, next } = await page(token);
    found.push(...keys);
    if (next === undefined) break;
    token = next;
  }
  return found;
}

const keysIn = (contents: readonly { Key?: string | undefined }[] | undefined): string[] => contents?.flatMap(({ Key }) => Key ?? []) ?? [];
const areSorted = (found: readonly string[]): string | undefined => differs('keys by pages of two', SORTED, found);

export const lists: Probe = {
  name: 'lists of objects',
  operations: ['ListObjects', 'ListObjectsV2'],
  run: async (context) => {
    const { s3 } = context;
    const Bucket = await context.bucket();
    for (const Key of [...SORTED].reverse()) await s3.putObject({ Bucket, Key, Body: 'x' });
    const byMarker = async (Marker: string | undefined) => {
      const { Contents, IsTruncated } = await s3.listObjects({ Bucket, MaxKeys: 2, Marker });
      return { keys: keysIn(Contents), next: IsTruncated ? keysIn(Contents).at(-1) : undefined };
    };
    const byToken = async (ContinuationToken: string | undefined) => {
      const { Contents, NextContinuationToken } = await s3.listObjectsV2({ Bucket, MaxKeys: 2, ContinuationToken });
      return { keys: keysIn(Contents), next: NextContinuationToken };
    };
    await context.attempt('ListObjects', () => allKeys(byMarker), areSorted);
    await context.attempt('ListObjectsV2', () => allKeys(byToken), areSorted);
    await context.step('ListObjectsV2', { Bucket, Delimiter: '/' }, ({ CommonPrefixes = [] }) =>
      differs(
        'CommonPrefixes',
        ['logs/'],
        CommonPrefixes.map(({ Prefix }) => Prefix),
      ),
    );
  },
};
