import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectAttributesCommand,
  GetObjectCommand,
  GetObjectTorrentCommand,
  HeadObjectCommand,
  ListObjectsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { type Lab, refused } from '../lab';
import { differs, type Probe } from './probe';

const TEXT = 'month,orders\n2024-01,118\n';
const Metadata = { department: 'sales' };

const isGone = async (lab: Lab, Bucket: string, Key: string): Promise<string | undefined> =>
  (await refused(() => lab.s3.send(new GetObjectCommand({ Bucket, Key })), ['NoSuchKey'], 'GetObject')).outcome === 'holds'
    ? undefined
    : `it was accepted, and ${Key} can still be read`;

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
  run: async (lab) => {
    const { s3 } = lab;
    const target = { Bucket: await lab.bucket(), Key: 'reports/q1.csv' };
    const { Bucket } = target;
    if (!(await lab.step('PutObject', () => s3.send(new PutObjectCommand({ ...target, Body: TEXT, ContentType: 'text/csv', Metadata })))))
      return;
    await lab.step(
      'GetObject',
      () => s3.send(new GetObjectCommand(target)),
      async ({ Body, ContentType, Metadata: found }) =>
        differs('content', TEXT, await Body?.transformToString()) ??
        differs('Content-Type', 'text/csv', ContentType) ??
        differs('x-amz-meta-department', 'sales', found?.department),
    );
    await lab.step(
      'GetObject',
      () => s3.send(new GetObjectCommand({ ...target, Range: 'bytes=0-4' })),
      async ({ Body, $metadata }) =>
        differs('status of a range', 206, $metadata.httpStatusCode) ?? differs('range', 'month', await Body?.transformToString()),
    );
    await lab.step(
      'HeadObject',
      () => s3.send(new HeadObjectCommand(target)),
      ({ ContentLength, Metadata: found }) =>
        differs('Content-Length', TEXT.length, ContentLength) ?? differs('x-amz-meta-department', 'sales', found?.department),
    );
    const copy = { Bucket, Key: 'reports/copy of q1.csv' };
    await lab.step(
      'CopyObject',
      () => s3.send(new CopyObjectCommand({ ...copy, CopySource: `${Bucket}/${target.Key}` })),
      async () => {
        const { Body, Metadata: found } = await s3.send(new GetObjectCommand(copy));
        return (
          differs('content of the copy', TEXT, await Body?.transformToString()) ??
          differs('x-amz-meta-department of the copy', 'sales', found?.department)
        );
      },
    );
    await lab.step(
      'GetObjectAttributes',
      () => s3.send(new GetObjectAttributesCommand({ ...target, ObjectAttributes: ['ObjectSize'] })),
      ({ ObjectSize }) => differs('ObjectSize', TEXT.length, ObjectSize),
    );
    await lab.step(
      'GetObjectTorrent',
      () => s3.send(new GetObjectTorrentCommand(target)),
      async ({ Body }) => ((await Body?.transformToString())?.startsWith('d') ? undefined : 'expected a torrent file, came something else'),
    );
    await lab.step(
      'DeleteObject',
      () => s3.send(new DeleteObjectCommand(target)),
      () => isGone(lab, Bucket, target.Key),
    );
    await lab.step(
      'DeleteObjects',
      () => s3.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects: [{ Key: copy.Key }] } })),
      () => isGone(lab, Bucket, copy.Key),
    );
  },
};

const KEYS = ['a.txt', 'logs/1.txt', 'logs/2.txt', 'Z.txt'];
/** Keys are sorted by their bytes. */
const SORTED = ['Z.txt', 'a.txt', 'logs/1.txt', 'logs/2.txt'];

/** Every key of a listing by pages of two. */
async function allKeys(page: (token: string | undefined) => Promise<{ keys: string[]; next: string | undefined }>): Promise<string[]> {
  const found: string[] = [];
  let token: string | undefined;
  for (let count = 0; count <= KEYS.length; count += 1) {
    const { keys, next } = await page(token);
    found.push(...keys);
    if (next === undefined) break;
    token = next;
  }
  return found;
}

const keysIn = (contents: readonly { Key?: string | undefined }[] | undefined): string[] => contents?.flatMap(({ Key }) => Key ?? []) ?? [];

export const lists: Probe = {
  name: 'lists of objects',
  operations: ['ListObjects', 'ListObjectsV2'],
  run: async (lab) => {
    const { s3 } = lab;
    const Bucket = await lab.bucket();
    for (const Key of KEYS) await s3.send(new PutObjectCommand({ Bucket, Key, Body: 'x' }));
    await lab.step(
      'ListObjects',
      () =>
        allKeys(async (Marker) => {
          const { Contents, IsTruncated } = await s3.send(new ListObjectsCommand({ Bucket, MaxKeys: 2, Marker }));
          return { keys: keysIn(Contents), next: IsTruncated ? keysIn(Contents).at(-1) : undefined };
        }),
      (found) => differs('keys by pages of two', SORTED, found),
    );
    await lab.step(
      'ListObjectsV2',
      () =>
        allKeys(async (ContinuationToken) => {
          const { Contents, NextContinuationToken } = await s3.send(new ListObjectsV2Command({ Bucket, MaxKeys: 2, ContinuationToken }));
          return { keys: keysIn(Contents), next: NextContinuationToken };
        }),
      (found) => differs('keys by pages of two', SORTED, found),
    );
    await lab.step(
      'ListObjectsV2',
      () => s3.send(new ListObjectsV2Command({ Bucket, Delimiter: '/' })),
      ({ CommonPrefixes = [] }) =>
        differs(
          'CommonPrefixes',
          'logs/',
          CommonPrefixes.map(({ Prefix }) => Prefix),
        ),
    );
  },
};
