import {
  CreateMultipartUploadCommand,
  DeleteBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { refused, type Lab } from '../lab';
import type { Finding } from '../model';
import { differs } from '../probes/probe';
import { compared, HOLDS, inOrder, reads, type Guarantee } from './guarantee';

type Run = (lab: Lab) => Promise<Finding>;

/** As many clients as write at the same time. */
const WRITERS = 5;

const conditionalPut: Run = async (lab) => {
  const target = { Bucket: await lab.bucket(), Key: 'nightly.lock' };
  const put = (Body: string): Promise<unknown> => lab.s3.send(new PutObjectCommand({ ...target, Body, IfNoneMatch: '*' }));
  await put('first');
  return inOrder(
    () => refused(() => put('second'), ['PreconditionFailed'], 'the second PUT with If-None-Match: *'),
    () => reads(() => lab.s3.send(new GetObjectCommand(target)), 'first', 'the object'),
  );
};

const oneWinner: Run = async (lab) => {
  const target = { Bucket: await lab.bucket(), Key: 'race.lock' };
  const writers = Array.from({ length: WRITERS }, (_, at) =>
    lab.s3.send(new PutObjectCommand({ ...target, Body: String(at), IfNoneMatch: '*' })),
  );
  const won = (await Promise.allSettled(writers)).filter(({ status }) => status === 'fulfilled').length;
  return compared(differs(`winners among ${WRITERS} PUTs with If-None-Match: * at the same time`, 1, won));
};

/** Characters that need percent-encoding, and some beyond ASCII. */
const KEYS = ['reports/Q1 final.csv', 'a+b&c=d?e#f%25.txt', 'città/日本.txt', '~!@$*()[]{}^|.txt'];

const keysSurvive: Run = async (lab) => {
  const Bucket = await lab.bucket();
  for (const Key of KEYS) await lab.s3.send(new PutObjectCommand({ Bucket, Key, Body: Key }));
  for (const Key of KEYS) {
    const finding = await reads(() => lab.s3.send(new GetObjectCommand({ Bucket, Key })), Key, `the key ${Key}`);
    if (finding.outcome !== 'holds') return finding;
  }
  const { Contents = [] } = await lab.s3.send(new ListObjectsV2Command({ Bucket }));
  return compared(
    differs(
      'keys in the list',
      [...KEYS].sort().join(' '),
      Contents.map(({ Key }) => Key ?? '')
        .sort()
        .join(' '),
    ),
  );
};

const notModified: Run = async (lab) => {
  const target = { Bucket: await lab.bucket(), Key: 'a' };
  const { ETag } = await lab.s3.send(new PutObjectCommand({ ...target, Body: 'x' }));
  return inOrder(
    () =>
      refused(
        () => lab.s3.send(new GetObjectCommand({ ...target, IfNoneMatch: ETag })),
        ['304'],
        'GetObject with If-None-Match of the same ETag',
      ),
    () =>
      refused(
        () => lab.s3.send(new GetObjectCommand({ ...target, IfMatch: '"0123456789abcdef0123456789abcdef"' })),
        ['PreconditionFailed'],
        'GetObject with If-Match of another ETag',
      ),
  );
};

const hiddenUpload: Run = async (lab) => {
  const target = { Bucket: await lab.bucket(), Key: 'a' };
  const { UploadId } = await lab.s3.send(new CreateMultipartUploadCommand(target));
  await lab.s3.send(new UploadPartCommand({ ...target, UploadId, PartNumber: 1, Body: 'x' }));
  return refused(() => lab.s3.send(new HeadObjectCommand(target)), ['404'], 'HeadObject before the upload is completed');
};

const documented = 'S3 API';

export const requestGuarantees: readonly Guarantee[] = [
  {
    name: 'A bucket with an object cannot be deleted',
    documented,
    promised: true,
    run: async (lab) => {
      const target = { Bucket: await lab.bucket(), Key: 'a' };
      await lab.s3.send(new PutObjectCommand({ ...target, Body: 'x' }));
      return inOrder(
        () => refused(() => lab.s3.send(new DeleteBucketCommand({ Bucket: target.Bucket })), ['BucketNotEmpty'], 'DeleteBucket'),
        () => reads(() => lab.s3.send(new GetObjectCommand(target)), 'x', 'the object'),
      );
    },
  },
  {
    name: 'What does not exist is answered with its code',
    documented: 'S3 API, errors',
    promised: true,
    run: async (lab) => {
      const Bucket = await lab.bucket();
      return inOrder(
        () => refused(() => lab.s3.send(new GetObjectCommand({ Bucket, Key: 'missing' })), ['NoSuchKey'], 'GetObject'),
        () => refused(() => lab.s3.send(new ListObjectsV2Command({ Bucket: `${Bucket}-missing` })), ['NoSuchBucket'], 'ListObjectsV2'),
      );
    },
  },
  {
    name: 'Deleting an object twice is no error',
    documented: 'S3 API, retries',
    promised: true,
    run: async (lab) => {
      const target = { Bucket: await lab.bucket(), Key: 'a' };
      for (let count = 0; count < 2; count += 1) await lab.s3.send(new DeleteObjectCommand(target));
      return HOLDS;
    },
  },
  {
    name: 'Keys with blanks, signs and letters of any script come back unchanged',
    documented: 'S3 API, addressing',
    promised: true,
    run: keysSurvive,
  },
  { name: 'Conditions on reads are kept', documented: 'S3 API, headers', promised: true, run: notModified },
  {
    name: 'Each answer has a request id',
    documented: 'S3 API, headers',
    promised: true,
    run: async (lab) => {
      const { $metadata } = await lab.s3.send(new PutObjectCommand({ Bucket: await lab.bucket(), Key: 'a', Body: 'x' }));
      return compared($metadata.requestId ? undefined : 'the answer has no x-amz-request-id');
    },
  },
  { name: 'An unfinished multipart upload is no object', documented: 'Multipart upload', promised: true, run: hiddenUpload },
  {
    name: 'If-None-Match: * refuses to overwrite',
    documented: 'S3 API, conditional writes: not stated',
    promised: false,
    run: conditionalPut,
  },
  {
    name: 'If-None-Match: * lets one of several writers win',
    documented: 'S3 API, conditional writes: not stated',
    promised: false,
    run: oneWinner,
  },
  {
    name: 'A body that does not fit its Content-MD5 is refused',
    documented: 'S3 API, checksums: not stated',
    promised: false,
    run: async (lab) => {
      const Bucket = await lab.bucket();
      return refused(
        () => lab.s3.send(new PutObjectCommand({ Bucket, Key: 'a', Body: 'x', ContentMD5: 'AAAAAAAAAAAAAAAAAAAAAA==' })),
        ['BadDigest', 'InvalidDigest'],
        'PutObject with a wrong Content-MD5',
      );
    },
  },
];
