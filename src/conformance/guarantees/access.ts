/** Guarantees about who has access: with keys, presigned URLs, access control lists, and policies. */
import { setTimeout as sleep } from 'node:timers/promises';
import { GetObjectCommand, type S3 } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { clientFor, requestSignal, type Keys } from '../../s3/client';
import { type Context, differs, guarantee, NotHeld, type ObjectName } from '../context';

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

const AUTHENTICATION = 'S3 API, authentication';

export const keyGuarantees = [
  guarantee('A request with an unknown access key ID fails', AUTHENTICATION, (context) =>
    refusesKeys(context, { accessKeyId: 'NOSUCHKEY00000000000', secretAccessKey: NO_SECRET }, 'InvalidAccessKeyId'),
  ),
  guarantee('A request with a wrong secret fails', AUTHENTICATION, (context) =>
    refusesKeys(context, { ...context.settings.keys, secretAccessKey: NO_SECRET }, 'SignatureDoesNotMatch'),
  ),
  guarantee('Without a key, a private object and its bucket aren’t accessible', AUTHENTICATION, async (context) => {
    const { Bucket } = await context.object(BODY, KEY);
    await context.refused(context.nobody.getObject({ Bucket, Key: KEY }), ['AccessDenied'], 'GetObject without a key');
    await context.refused(context.nobody.listObjectsV2({ Bucket }), ['AccessDenied'], 'ListObjectsV2 without a key');
  }),
  guarantee(
    'Another project is denied access',
    AUTHENTICATION,
    async (context) => {
      const { Bucket } = await context.object(BODY, KEY);
      await context.refused(context.other.getObject({ Bucket, Key: KEY }), ['AccessDenied'], 'GetObject by another project');
      await context.refused(context.other.headBucket({ Bucket }), ['403'], 'HeadBucket by another project');
    },
    { needsOther: true },
  ),
  guarantee('A presigned URL gives access to one object until it expires, and can’t be changed', 'S3 API, presigned URLs', presigned),
];

const RETRIES = 10;
const PAUSE_MS = 1_000;

/** Repeats a check for several seconds, because permissions take effect with a delay on some services. @throws the last check's error */
async function soon(check: () => Promise<void>): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await check();
      return;
    } catch (error) {
      if (tries >= RETRIES || !(error instanceof NotHeld) || error.finding.outcome !== 'does-not-hold') throw error;
      await sleep(PAUSE_MS);
    }
  }
}

const SHARED = 'shared';

const isOpen = (context: Context, client: S3, target: ObjectName): Promise<void> =>
  soon(() => context.reads(client.getObject(target), SHARED, 'reading an object after access was granted'));
const isClosed = (context: Context, client: S3, target: ObjectName): Promise<void> =>
  soon(() => context.refused(client.getObject(target), ['AccessDenied'], 'reading an object without access'));

type Change = (target: ObjectName) => Promise<unknown>;

/** Checks that access to an object is denied at first, allowed after `open`, and denied again after `close`. */
async function opensAndCloses(context: Context, client: S3, open: Change, close: Change): Promise<void> {
  const target = await context.object(SHARED, 'shared.txt');
  await isClosed(context, client, target);
  await open(target);
  await isOpen(context, client, target);
  await close(target);
  await isClosed(context, client, target);
}

type Acl = { readonly ACL: 'public-read' | 'private' } | { readonly GrantRead: string };

function aclOpensAndCloses(context: Context, client: S3, grant: Acl): Promise<void> {
  const set =
    (acl: Acl): Change =>
    (target) =>
      context.s3.putObjectAcl({ ...target, ...acl });
  return opensAndCloses(context, client, set(grant), set({ ACL: 'private' }));
}

const putPolicy = ({ s3 }: Context, Bucket: string, statement: Readonly<Record<string, unknown>>): Promise<unknown> =>
  s3.putBucketPolicy({ Bucket, Policy: JSON.stringify({ Version: '2012-10-17', Statement: [{ Action: 's3:GetObject', ...statement }] }) });

async function policyDenies(context: Context): Promise<void> {
  const { s3 } = context;
  const target = await context.object(SHARED, 'denied/a.txt');
  const { Bucket } = target;
  const open = { Bucket, Key: 'open/a.txt' };
  await s3.putObject({ ...open, Body: SHARED });
  await putPolicy(context, Bucket, { Effect: 'Deny', Principal: '*', Resource: `arn:aws:s3:::${Bucket}/denied/*` });
  await isClosed(context, s3, target);
  await isOpen(context, s3, open);
  await s3.deleteBucketPolicy({ Bucket });
  await isOpen(context, s3, target);
}

function policyOpens(context: Context): Promise<void> {
  const id = context.settings.other?.id ?? '';
  // Contains one form for services whose projects are users, and one for services whose projects are accounts.
  const Principal = { AWS: [`arn:aws:iam:::user/${id}`, `arn:aws:iam::${id}:root`] };
  return opensAndCloses(
    context,
    context.other,
    ({ Bucket }) => putPolicy(context, Bucket, { Effect: 'Allow', Principal, Resource: `arn:aws:s3:::${Bucket}/*` }),
    ({ Bucket }) => context.s3.deleteBucketPolicy({ Bucket }),
  );
}

async function lifecycleReturns(context: Context): Promise<void> {
  const Bucket = await context.bucket();
  const rules = [
    ['logs/', 7],
    ['', 90],
  ] as const;
  const Rules = rules.map(([Prefix, NoncurrentDays]) => ({
    ID: `rule-${NoncurrentDays}`,
    Status: 'Enabled' as const,
    Filter: { Prefix },
    NoncurrentVersionExpiration: { NoncurrentDays },
  }));
  await context.s3.putBucketLifecycleConfiguration({ Bucket, LifecycleConfiguration: { Rules } });
  const { Rules: found = [] } = await context.s3.getBucketLifecycleConfiguration({ Bucket });
  const shape = (some: typeof found): string =>
    some
      .map(({ ID, Filter, NoncurrentVersionExpiration: expiration }) => `${ID} ${Filter?.Prefix ?? ''} ${expiration?.NoncurrentDays}`)
      .sort()
      .join(', ');
  context.holds(differs('rules', shape(Rules), shape(found)));
}

export const accessGuarantees = [
  guarantee(
    'An ACL grants everyone access to an object, and revokes it',
    'Access control lists: depends on the deployment',
    (context) => aclOpensAndCloses(context, context.nobody, { ACL: 'public-read' }),
    { promised: false },
  ),
  guarantee(
    'An ACL grants another project access to an object, and revokes it',
    'Access control lists',
    (context) => aclOpensAndCloses(context, context.other, { GrantRead: `id=${context.settings.other?.id ?? ''}` }),
    { needsOther: true },
  ),
  guarantee('A bucket policy denies access to what it names, and to nothing else', 'Bucket policy: current releases', policyDenies),
  guarantee('A bucket policy grants another project access to an object, and revokes it', 'Bucket policy: current releases', policyOpens, {
    needsOther: true,
  }),
  guarantee('Lifecycle rules are returned as they were written', 'Lifecycle: NoncurrentVersionExpiration', lifecycleReturns),
];
