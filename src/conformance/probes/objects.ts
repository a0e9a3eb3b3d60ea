import { createHmac } from 'node:crypto';
import { requestSignal } from '../../s3/client';
import type { Target } from '../arguments';
import { type Context, differs, isRefused, type ObjectName, type Probe } from '../context';
import { isOutOfOrder } from '../finding';

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

type Page = { readonly Contents?: readonly { Key?: string | undefined }[] | undefined; readonly next: string | undefined };

/** Returns all keys in a listing, starting with the page at `token`. A server that never ends the listing is left after a few pages. */
async function allKeys(pageAt: (token?: string) => Promise<Page>, token?: string, count = 0): Promise<string[]> {
  const { Contents = [], next } = await pageAt(token);
  const keys = Contents.flatMap(({ Key }) => Key ?? []);
  return next === undefined || count === SORTED.length ? keys : [...keys, ...(await allKeys(pageAt, next, count + 1))];
}

const areSorted = (found: readonly string[]): string | undefined => differs('keys in pages of two', SORTED, found);

export const lists: Probe = {
  name: 'object lists',
  operations: ['ListObjects', 'ListObjectsV2'],
  run: async (context) => {
    const { s3 } = context;
    const Bucket = await context.bucket();
    for (const Key of [...SORTED].reverse()) await s3.putObject({ Bucket, Key, Body: 'x' });
    const byMarker = async (Marker?: string): Promise<Page> => {
      const { Contents, IsTruncated } = await s3.listObjects({ Bucket, MaxKeys: 2, Marker });
      return { Contents, next: IsTruncated ? Contents?.at(-1)?.Key : undefined };
    };
    const byToken = async (ContinuationToken?: string): Promise<Page> => {
      const { Contents, NextContinuationToken } = await s3.listObjectsV2({ Bucket, MaxKeys: 2, ContinuationToken });
      return { Contents, next: NextContinuationToken };
    };
    await context.step('ListObjects', allKeys(byMarker), areSorted);
    await context.step('ListObjectsV2', allKeys(byToken), areSorted);
    await context.step('ListObjectsV2', s3.listObjectsV2({ Bucket, Delimiter: '/' }), { CommonPrefixes: [{ Prefix: 'logs/' }] });
  },
};

const MINUTES = 10;

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Returns the fields of a signed form, https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-HTTPPOSTConstructPolicy.html. */
function signedFields(Bucket: string, key: string, { keys, region }: Target): Record<string, string> {
  const now = new Date();
  const date = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const day = date.slice(0, 8);
  const fields = {
    key,
    'x-amz-algorithm': 'AWS4-HMAC-SHA256',
    'x-amz-credential': `${keys.accessKeyId}/${day}/${region}/s3/aws4_request`,
    'x-amz-date': date,
  };
  const conditions = [{ bucket: Bucket }, ...Object.entries(fields).map(([name, value]) => ({ [name]: value }))];
  const expiration = new Date(now.getTime() + MINUTES * 60_000).toISOString();
  const policy = Buffer.from(JSON.stringify({ expiration, conditions })).toString('base64');
  const signing = ['s3', 'aws4_request'].reduce<Buffer>(hmac, hmac(hmac(`AWS4${keys.secretAccessKey}`, day), region));
  return { ...fields, policy, 'x-amz-signature': hmac(signing, policy).toString('hex') };
}

export const postObject: Probe = {
  name: 'upload with a form',
  operations: ['PostObject'],
  run: async (context) => {
    const { s3, settings } = context;
    const target = { Bucket: await context.bucket(), Key: 'form.txt' };
    const text = 'sent by a form';
    const form = new FormData();
    for (const [name, value] of Object.entries(signedFields(target.Bucket, target.Key, settings))) form.append(name, value);
    form.append('file', new Blob([text]), 'form.txt');
    const { ok, status, headers } = await fetch(`${settings.endpoint}/${target.Bucket}`, {
      method: 'POST',
      body: form,
      signal: requestSignal(context),
    });
    const requestId = headers.get('x-amz-request-id') ?? undefined;
    if (ok) await context.step('PostObject', s3.getObject(target), { Body: text });
    else context.note('PostObject', { outcome: isOutOfOrder(status) ? 'error' : 'does-not-hold', answer: { status, requestId } });
  },
};

/** Minimum size in bytes of every part except the last; https://docs.aws.amazon.com/AmazonS3/latest/userguide/qfacts.html. */
const PART_BYTES = 5 * 1024 ** 2;
const TAIL = 'the end';

interface Upload extends ObjectName {
  readonly UploadId: string | undefined;
}

async function writeParts(context: Context, upload: Upload): Promise<{ PartNumber: number; ETag: string | undefined }[] | undefined> {
  const { s3 } = context;
  const { Bucket } = upload;
  await s3.putObject({ Bucket, Key: 'tail', Body: TAIL });
  const first = await context.step('UploadPart', s3.uploadPart({ ...upload, PartNumber: 1, Body: Buffer.alloc(PART_BYTES, 'a') }));
  const copied = await context.step('UploadPartCopy', s3.uploadPartCopy({ ...upload, PartNumber: 2, CopySource: `${Bucket}/tail` }));
  // Test the following steps even if the copy failed.
  const second = copied?.CopyPartResult ?? (first && (await s3.uploadPart({ ...upload, PartNumber: 2, Body: TAIL })));
  return first && second && [first, second].map(({ ETag }, at) => ({ PartNumber: at + 1, ETag }));
}

async function complete(context: Context, upload: Upload): Promise<void> {
  const { s3 } = context;
  const { Bucket, Key } = upload;
  const Parts = await writeParts(context, upload);
  if (!Parts) return;
  await context.step('ListParts', s3.listParts(upload), { Parts: [{ Size: PART_BYTES }, { Size: TAIL.length }] });
  await context.step('CompleteMultipartUpload', s3.completeMultipartUpload({ ...upload, MultipartUpload: { Parts } }), async () => {
    const { Body, ContentLength } = await s3.getObject({ Bucket, Key });
    const text = await Body?.transformToString();
    return (
      differs('size of the object', PART_BYTES + TAIL.length, ContentLength) ??
      differs('end of the object', `aaa${TAIL}`, text?.slice(-TAIL.length - 3))
    );
  });
}

async function isListed({ s3 }: Context, { Bucket, UploadId }: Upload): Promise<boolean> {
  const { Uploads = [] } = await s3.listMultipartUploads({ Bucket });
  return Uploads.some((upload) => upload.UploadId === UploadId);
}

export const multipart: Probe = {
  name: 'multipart uploads',
  operations: [
    'CreateMultipartUpload',
    'UploadPart',
    'UploadPartCopy',
    'ListParts',
    'CompleteMultipartUpload',
    'ListMultipartUploads',
    'AbortMultipartUpload',
  ],
  run: async (context) => {
    const { s3 } = context;
    const target = { Bucket: await context.bucket(), Key: 'large.bin' };
    const created = await context.step('CreateMultipartUpload', s3.createMultipartUpload(target));
    if (!created) return;
    const first = { ...target, UploadId: created.UploadId };
    await context.step('ListMultipartUploads', isListed(context, first), (listed) =>
      listed ? undefined : 'the list doesn’t contain the upload',
    );
    await complete(context, first);
    const second = { ...target, UploadId: (await s3.createMultipartUpload(target)).UploadId };
    // Servers respond differently for an upload that no longer exists, but no server may list it.
    await context.step('AbortMultipartUpload', s3.abortMultipartUpload(second), async () =>
      (await isListed(context, second)) ? 'the request succeeded, but the upload is still listed' : undefined,
    );
  },
};
