import { GetObjectCommand, HeadBucketCommand, ListBucketsCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { REQUEST_MS } from '../client';
import { refused, type Lab } from '../lab';
import type { Finding } from '../model';
import { compared, inOrder, type Guarantee } from './guarantee';

const Key = 'private.txt';
const Body = 'nobody but the owner';

async function privateObject(lab: Lab): Promise<{ Bucket: string; Key: string }> {
  const target = { Bucket: await lab.bucket(), Key };
  await lab.s3.send(new PutObjectCommand({ ...target, Body }));
  return target;
}

/** Tries a list of buckets with other keys. */
async function refusedKeys(lab: Lab, keys: { accessKeyId: string; secretAccessKey: string }, code: string): Promise<Finding> {
  const client = lab.clientWith(keys);
  try {
    return await refused(() => client.send(new ListBucketsCommand({})), [code], 'ListBuckets');
  } finally {
    client.destroy();
  }
}

async function fetchText(url: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(REQUEST_MS) });
  return { status: answer.status, text: await answer.text() };
}

/** A URL that must be refused with a code. */
async function refusedUrl(url: string, code: string, what: string): Promise<Finding> {
  const { status, text } = await fetchText(url);
  const found = /<Code>(\w+)<\/Code>/.exec(text)?.[1];
  const answer = { status, ...(found === undefined ? {} : { code: found }) };
  return status === 403 && found === code
    ? { outcome: 'holds', answer }
    : { outcome: 'does-not-hold', detail: `${what}: expected 403 ${code}`, answer };
}

async function presigned(lab: Lab): Promise<Finding> {
  const target = await privateObject(lab);
  const url = await getSignedUrl(lab.s3, new GetObjectCommand(target), { expiresIn: 60 });
  const past = await getSignedUrl(lab.s3, new GetObjectCommand(target), { expiresIn: 60, signingDate: new Date(Date.now() - 600_000) });
  return inOrder(
    async () => {
      const { status, text } = await fetchText(url);
      return compared(status === 200 && text === Body ? undefined : `the URL: expected 200 with the content, came ${status}`);
    },
    () => refusedUrl(url.replace(Key, 'other.txt'), 'SignatureDoesNotMatch', 'the URL for another key'),
    () => refusedUrl(past, 'AccessDenied', 'an expired URL'),
  );
}

const documented = 'S3 API, authentication';

export const keyGuarantees: readonly Guarantee[] = [
  {
    name: 'An access key ID that does not exist is refused',
    documented,
    promised: true,
    run: (lab) => refusedKeys(lab, { accessKeyId: 'NOSUCHKEY00000000000', secretAccessKey: 'x'.repeat(40) }, 'InvalidAccessKeyId'),
  },
  {
    name: 'A wrong secret is refused',
    documented,
    promised: true,
    run: (lab) =>
      refusedKeys(lab, { accessKeyId: lab.settings.keys.accessKeyId, secretAccessKey: 'x'.repeat(40) }, 'SignatureDoesNotMatch'),
  },
  {
    name: 'Without a key, a private object and its bucket are closed',
    documented,
    promised: true,
    run: async (lab) => {
      const target = await privateObject(lab);
      return inOrder(
        () => refused(() => lab.nobody.send(new GetObjectCommand(target)), ['AccessDenied'], 'GetObject without a key'),
        () =>
          refused(
            () => lab.nobody.send(new ListObjectsV2Command({ Bucket: target.Bucket })),
            ['AccessDenied'],
            'ListObjectsV2 without a key',
          ),
      );
    },
  },
  {
    name: 'Another project is refused',
    documented,
    promised: true,
    needsOther: true,
    run: async (lab) => {
      const target = await privateObject(lab);
      return inOrder(
        () => refused(() => (lab.other ?? lab.nobody).send(new GetObjectCommand(target)), ['AccessDenied'], 'GetObject of another project'),
        () =>
          refused(
            () => (lab.other ?? lab.nobody).send(new HeadBucketCommand({ Bucket: target.Bucket })),
            ['403'],
            'HeadBucket of another project',
          ),
      );
    },
  },
  {
    name: 'A presigned URL opens one object until it expires, and no change to it passes',
    documented: 'S3 API, presigned URLs',
    promised: true,
    run: presigned,
  },
];
