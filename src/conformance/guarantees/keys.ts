import { GetObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { clientFor, requestSignal, type Keys } from '../../s3/client';
import { type Context, NotHeld } from '../context';
import { guarantee, type Guarantee } from './guarantee';

const KEY = 'private.txt';
const BODY = 'nobody but the owner';
const NO_SECRET = 'x'.repeat(40);

/** Checks that a request for the bucket list is denied with other keys. */
async function refusesKeys(context: Context, keys: Keys, code: string): Promise<void> {
  const client = clientFor(context.settings, keys, context);
  try {
    await context.refused(client.listBuckets({}), [code], 'ListBuckets');
  } finally {
    client.destroy();
  }
}

async function fetchText(url: string, context: Context): Promise<{ status: number; text: string }> {
  const answer = await fetch(url, { signal: requestSignal(context) });
  return { status: answer.status, text: await answer.text() };
}

/** Checks that a request for a URL is denied with this code. */
async function refusesUrl(context: Context, url: string, code: string, what: string): Promise<void> {
  const { status, text } = await fetchText(url, context);
  const answer = { status, code: /<Code>(\w+)<\/Code>/.exec(text)?.[1] };
  if (status !== 403 || answer.code !== code)
    throw new NotHeld({ outcome: 'does-not-hold', detail: `${what}: expected 403 ${code}`, answer });
  context.lastAnswer = answer;
}

async function presigned(context: Context): Promise<void> {
  const command = new GetObjectCommand(await context.object(BODY, KEY));
  const url = await getSignedUrl(context.s3, command, { expiresIn: 60 });
  const past = await getSignedUrl(context.s3, command, { expiresIn: 60, signingDate: new Date(Date.now() - 600_000) });
  const { status, text } = await fetchText(url, context);
  context.holds(status === 200 && text === BODY ? undefined : `the URL: expected 200 with the content, found ${status}`);
  await refusesUrl(context, url.replace(KEY, 'other.txt'), 'SignatureDoesNotMatch', 'the URL for another key');
  await refusesUrl(context, past, 'AccessDenied', 'an expired URL');
}

const DOCUMENTED = 'S3 API, authentication';

export const keyGuarantees: readonly Guarantee[] = [
  guarantee('A request with an unknown access key ID fails', DOCUMENTED, (context) =>
    refusesKeys(context, { accessKeyId: 'NOSUCHKEY00000000000', secretAccessKey: NO_SECRET }, 'InvalidAccessKeyId'),
  ),
  guarantee('A request with a wrong secret fails', DOCUMENTED, (context) =>
    refusesKeys(context, { ...context.settings.keys, secretAccessKey: NO_SECRET }, 'SignatureDoesNotMatch'),
  ),
  guarantee('Without a key, a private object and its bucket aren’t accessible', DOCUMENTED, async (context) => {
    const { Bucket } = await context.object(BODY, KEY);
    await context.refused(context.nobody.getObject({ Bucket, Key: KEY }), ['AccessDenied'], 'GetObject without a key');
    await context.refused(context.nobody.listObjectsV2({ Bucket }), ['AccessDenied'], 'ListObjectsV2 without a key');
  }),
  guarantee(
    'Another project is denied access',
    DOCUMENTED,
    async (context) => {
      const { Bucket } = await context.object(BODY, KEY);
      await context.refused(context.other.getObject({ Bucket, Key: KEY }), ['AccessDenied'], 'GetObject by another project');
      await context.refused(context.other.headBucket({ Bucket }), ['403'], 'HeadBucket by another project');
    },
    { needsOther: true },
  ),
  guarantee('A presigned URL gives access to one object until it expires, and can’t be changed', 'S3 API, presigned URLs', presigned),
];
