import { type Context, differs, isRefused, type Probe } from '../context';

const TEXT = 'month,orders\n2024-01,118\n';
const Metadata = { department: 'sales' };

const isGone = async ({ s3 }: Context, Bucket: string, Key: string): Promise<string | undefined> =>
  (await isRefused(s3.getObject({ Bucket, Key }), 'NoSuchKey')) ? undefined : `the request succeeded, but ${Key} can still be read`;

/** Writes, reads, copies, and deletes objects. Every response is compared with what was written. */
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
    const { s3 } = context;
    const Bucket = await context.bucket();
    const target = { Bucket, Key: 'reports/q1.csv' };
    const copy = { Bucket, Key: 'reports/copy of q1.csv' };
    const written = await context.step('PutObject', s3.putObject({ ...target, Body: TEXT, ContentType: 'text/csv', Metadata }));
    if (!written) return;
    await context.step('GetObject', s3.getObject(target), { Body: TEXT, ContentType: 'text/csv', Metadata });
    const range = s3.getObject({ ...target, Range: 'bytes=0-4' });
    await context.step('GetObject', range, { $metadata: { httpStatusCode: 206 }, Body: 'month' });
    await context.step('HeadObject', s3.headObject(target), { ContentLength: TEXT.length, Metadata });
    const attributes = s3.getObjectAttributes({ ...target, ObjectAttributes: ['ObjectSize'] });
    await context.step('GetObjectAttributes', attributes, { ObjectSize: TEXT.length });
    await context.step('GetObjectTorrent', s3.getObjectTorrent(target), async ({ Body }) =>
      (await Body?.transformToString())?.startsWith('d') ? undefined : 'expected a torrent file, found something else',
    );
    await context.step('CopyObject', s3.copyObject({ ...copy, CopySource: `${Bucket}/${target.Key}` }));
    await context.step('CopyObject', s3.getObject(copy), { Body: TEXT, Metadata });
    await context.step('DeleteObject', s3.deleteObject(target), () => isGone(context, Bucket, target.Key));
    const deleted = s3.deleteObjects({ Bucket, Delete: { Objects: [{ Key: copy.Key }] } });
    await context.step('DeleteObjects', deleted, () => isGone(context, Bucket, copy.Key));
  },
};

/** Object keys in byte order. */
const SORTED = ['Z.txt', 'a.txt', 'logs/1.txt', 'logs/2.txt'];

/** Returns all keys in a listing with two keys per page. */
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
const areSorted = (found: readonly string[]): string | undefined => differs('keys in pages of two', SORTED, found);

export const lists: Probe = {
  name: 'object lists',
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
    await context.step('ListObjects', allKeys(byMarker), areSorted);
    await context.step('ListObjectsV2', allKeys(byToken), areSorted);
    await context.step('ListObjectsV2', s3.listObjectsV2({ Bucket, Delimiter: '/' }), { CommonPrefixes: [{ Prefix: 'logs/' }] });
  },
};
