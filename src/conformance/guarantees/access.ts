import type { S3 } from '@aws-sdk/client-s3';
import { type Context, differs, type ObjectName } from '../context';
import { guarantee, soon, type Guarantee } from './guarantee';

type Act = () => Promise<unknown>;
type Acl = { readonly ACL?: 'private' | 'public-read'; readonly GrantRead?: string };

const BODY = 'shared';
const newObject = (context: Context, Key = 'shared.txt'): Promise<ObjectName> => context.object(BODY, Key);

const isOpen = (context: Context, client: S3, target: ObjectName): Promise<void> =>
  soon(() => context.reads(client.getObject(target), BODY, 'reading an object after access was granted'));
const isClosed = (context: Context, client: S3, target: ObjectName): Promise<void> =>
  soon(() => context.refused(client.getObject(target), ['AccessDenied'], 'reading an object without access'));

/** Checks that access is denied at first, allowed after `open`, and denied again after `close`. */
async function opensAndCloses(context: Context, client: S3, target: ObjectName, open: Act, close: Act): Promise<void> {
  await isClosed(context, client, target);
  await open();
  await isOpen(context, client, target);
  await close();
  await isClosed(context, client, target);
}

const putPolicy = ({ s3 }: Context, Bucket: string, statement: Readonly<Record<string, unknown>>): Promise<unknown> =>
  s3.putBucketPolicy({ Bucket, Policy: JSON.stringify({ Version: '2012-10-17', Statement: [{ Action: 's3:GetObject', ...statement }] }) });

async function aclOpensAndCloses(context: Context, client: S3, grant: Acl): Promise<void> {
  const target = await newObject(context);
  const setAcl =
    (acl: Acl): Act =>
    () =>
      context.s3.putObjectAcl({ ...target, ...acl });
  await opensAndCloses(context, client, target, setAcl(grant), setAcl({ ACL: 'private' }));
}

async function policyDenies(context: Context): Promise<void> {
  const { s3 } = context;
  const target = await newObject(context, 'denied/a.txt');
  const { Bucket } = target;
  const open = { Bucket, Key: 'open/a.txt' };
  await s3.putObject({ ...open, Body: BODY });
  await putPolicy(context, Bucket, { Effect: 'Deny', Principal: '*', Resource: `arn:aws:s3:::${Bucket}/denied/*` });
  await isClosed(context, s3, target);
  await isOpen(context, s3, open);
  await s3.deleteBucketPolicy({ Bucket });
  await isOpen(context, s3, target);
}

async function policyOpens(context: Context): Promise<void> {
  const target = await newObject(context);
  const { Bucket } = target;
  const id = context.settings.other?.id ?? '';
  // Contains one form for services whose projects are users, and one for services whose projects are accounts.
  const Principal = { AWS: [`arn:aws:iam:::user/${id}`, `arn:aws:iam::${id}:root`] };
  await opensAndCloses(
    context,
    context.other,
    target,
    () => putPolicy(context, Bucket, { Effect: 'Allow', Principal, Resource: `arn:aws:s3:::${Bucket}/*` }),
    () => context.s3.deleteBucketPolicy({ Bucket }),
  );
}

const RULES = [
  { Prefix: 'logs/', NoncurrentDays: 7 },
  { Prefix: '', NoncurrentDays: 90 },
];

async function lifecycleReturns(context: Context): Promise<void> {
  const Bucket = await context.bucket();
  const Rules = RULES.map(({ Prefix, NoncurrentDays }) => ({
    ID: `rule-${NoncurrentDays}`,
    Status: 'Enabled' as const,
    Filter: { Prefix },
    NoncurrentVersionExpiration: { NoncurrentDays },
  }));
  await context.s3.putBucketLifecycleConfiguration({ Bucket, LifecycleConfiguration: { Rules } });
  const { Rules: found = [] } = await context.s3.getBucketLifecycleConfiguration({ Bucket });
  const shape = (rules: typeof found): string =>
    rules
      .map(({ ID, Filter, NoncurrentVersionExpiration: expiration }) => `${ID} ${Filter?.Prefix ?? ''} ${expiration?.NoncurrentDays}`)
      .sort()
      .join(', ');
  context.holds(differs('rules', shape(Rules), shape(found)));
}

export const accessGuarantees: readonly Guarantee[] = [
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
