/** Guarantees about requests: conditions, errors, keys, and retries. */
import { type Context, differs, guarantee } from '../context';

/** Number of clients that write simultaneously. */
const WRITERS = 5;

async function conditionalPut(context: Context): Promise<void> {
  const target = { Bucket: await context.bucket(), Key: 'nightly.lock' };
  const put = (Body: string): Promise<unknown> => context.s3.putObject({ ...target, Body, IfNoneMatch: '*' });
  await put('first');
  await context.refused(put('second'), ['PreconditionFailed'], 'the second PUT with If-None-Match: *');
  await context.reads(context.s3.getObject(target), 'first', 'the object');
}

async function oneWinner(context: Context): Promise<void> {
  const target = { Bucket: await context.bucket(), Key: 'race.lock' };
  const writers = Array.from({ length: WRITERS }, (_, at) => context.s3.putObject({ ...target, Body: String(at), IfNoneMatch: '*' }));
  const won = (await Promise.allSettled(writers)).filter(({ status }) => status === 'fulfilled').length;
  context.holds(differs(`successes among ${WRITERS} simultaneous PUTs with If-None-Match: *`, 1, won));
}

/** Object keys with characters that need percent-encoding, and with non-ASCII characters. */
const KEYS = ['reports/Q1 final.csv', 'a+b&c=d?e#f%25.txt', 'città/日本.txt', '~!@$*()[]{}^|.txt'];

async function keysSurvive(context: Context): Promise<void> {
  const Bucket = await context.bucket();
  for (const Key of KEYS) await context.s3.putObject({ Bucket, Key, Body: Key });
  for (const Key of KEYS) await context.reads(context.s3.getObject({ Bucket, Key }), Key, `the key ${Key}`);
  const { Contents = [] } = await context.s3.listObjectsV2({ Bucket });
  const found = Contents.map(({ Key }) => Key ?? '').sort();
  context.holds(differs('keys in the list', [...KEYS].sort().join(' '), found.join(' ')));
}

async function conditionalReads(context: Context): Promise<void> {
  const target = await context.object();
  const { ETag } = await context.s3.headObject(target);
  const same = context.s3.getObject({ ...target, IfNoneMatch: ETag });
  await context.refused(same, ['304'], 'GetObject with If-None-Match and the same ETag');
  const another = context.s3.getObject({ ...target, IfMatch: '"0123456789abcdef0123456789abcdef"' });
  await context.refused(another, ['PreconditionFailed'], 'GetObject with If-Match and a different ETag');
}

async function hiddenUpload(context: Context): Promise<void> {
  const target = { Bucket: await context.bucket(), Key: 'a' };
  const { UploadId } = await context.s3.createMultipartUpload(target);
  await context.s3.uploadPart({ ...target, UploadId, PartNumber: 1, Body: 'x' });
  await context.refused(context.s3.headObject(target), ['404'], 'HeadObject before the upload is completed');
}

const NOT_STATED = { promised: false };

export const requestGuarantees = [
  guarantee('A bucket that contains an object can’t be deleted', 'S3 API', async (context) => {
    const target = await context.object();
    await context.refused(context.s3.deleteBucket({ Bucket: target.Bucket }), ['BucketNotEmpty'], 'DeleteBucket');
    await context.reads(context.s3.getObject(target), 'x', 'the object');
  }),
  guarantee('A request for a missing object or bucket returns the right error code', 'S3 API, errors', async (context) => {
    const Bucket = await context.bucket();
    await context.refused(context.s3.getObject({ Bucket, Key: 'missing' }), ['NoSuchKey'], 'GetObject');
    await context.refused(context.s3.listObjectsV2({ Bucket: `${Bucket}-missing` }), ['NoSuchBucket'], 'ListObjectsV2');
  }),
  guarantee('Deleting an object twice isn’t an error', 'S3 API, retries', async (context) => {
    const target = { Bucket: await context.bucket(), Key: 'a' };
    for (let count = 0; count < 2; count += 1) await context.s3.deleteObject(target);
  }),
  guarantee('Keys with spaces, symbols, and letters of any script are returned unchanged', 'S3 API, addressing', keysSurvive),
  guarantee('Conditional reads respect their conditions', 'S3 API, headers', conditionalReads),
  guarantee('Each response has a request ID', 'S3 API, headers', async (context) => {
    const { $metadata } = await context.s3.putObject({ Bucket: await context.bucket(), Key: 'a', Body: 'x' });
    context.holds($metadata.requestId ? undefined : 'the response has no x-amz-request-id');
  }),
  guarantee('An unfinished multipart upload isn’t visible as an object', 'Multipart upload', hiddenUpload),
  guarantee('If-None-Match: * prevents overwriting', 'S3 API, conditional writes: not stated', conditionalPut, NOT_STATED),
  guarantee('If-None-Match: * lets only one of several writers succeed', 'S3 API, conditional writes: not stated', oneWinner, NOT_STATED),
  guarantee(
    'A body that doesn’t match its Content-MD5 is rejected',
    'S3 API, checksums: not stated',
    async (context) => {
      const wrong = { Bucket: await context.bucket(), Key: 'a', Body: 'x', ContentMD5: 'AAAAAAAAAAAAAAAAAAAAAA==' };
      await context.refused(context.s3.putObject(wrong), ['BadDigest', 'InvalidDigest'], 'PutObject with a wrong Content-MD5');
    },
    NOT_STATED,
  ),
];
