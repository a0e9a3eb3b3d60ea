import type { GetBucketAclCommandOutput } from '@aws-sdk/client-s3';
import { type Context, differs, isRefused, type Probe } from '../context';

export const buckets: Probe = {
  name: 'buckets',
  operations: ['CreateBucket', 'ListBuckets', 'HeadBucket', 'GetBucketLocation', 'DeleteBucket'],
  run: async (context) => {
    const { s3, settings } = context;
    const Bucket = await context.step('CreateBucket', context.bucket());
    if (Bucket === undefined) return;
    await context.step('ListBuckets', s3.listBuckets({}), ({ Buckets = [] }) =>
      Buckets.some(({ Name }) => Name === Bucket) ? undefined : 'the list doesn’t contain the new bucket',
    );
    await context.step('HeadBucket', s3.headBucket({ Bucket }));
    await context.step('GetBucketLocation', s3.getBucketLocation({ Bucket }), ({ LocationConstraint }) =>
      // In its first region, Amazon S3 returns an empty element.
      LocationConstraint ? differs('region', settings.region, LocationConstraint) : undefined,
    );
    await context.step('DeleteBucket', s3.deleteBucket({ Bucket }), async () =>
      (await isRefused(s3.headBucket({ Bucket }), '404')) ? undefined : 'the request succeeded, but the bucket still exists',
    );
  },
};

/** Returns an access control list that grants the owner full control and, if there's a second project, grants that project read access. */
function grantsFor({ settings }: Context, { Owner, Grants = [] }: GetBucketAclCommandOutput) {
  const own = Grants.filter(({ Grantee }) => Grantee?.ID === Owner?.ID);
  const other = settings.other ? [{ Grantee: { Type: 'CanonicalUser' as const, ID: settings.other.id }, Permission: 'READ' as const }] : [];
  return { Owner, Grants: [...own, ...other] };
}

const grantees = ({ Grants = [] }: Pick<GetBucketAclCommandOutput, 'Grants'>): string =>
  Grants.map(({ Grantee, Permission }) => `${Grantee?.ID}:${Permission}`)
    .sort()
    .join(' ');

/** Reads the access control list, writes it with an additional grant, and compares the result. */
async function tryList(
  context: Context,
  noun: 'BucketAcl' | 'ObjectAcl',
  get: () => Promise<GetBucketAclCommandOutput>,
  put: (list: ReturnType<typeof grantsFor>) => Promise<unknown>,
): Promise<void> {
  const found = await context.step(`Get${noun}`, get(), ({ Owner }) => (Owner?.ID ? undefined : 'the response doesn’t name an owner'));
  if (!found) return;
  const list = grantsFor(context, found);
  await context.step(`Put${noun}`, put(list), async () => differs('grants', grantees(list), grantees(await get())));
}

export const acl: Probe = {
  name: 'access control lists',
  operations: ['GetBucketAcl', 'PutBucketAcl', 'GetObjectAcl', 'PutObjectAcl'],
  run: async (context) => {
    const { s3 } = context;
    const target = await context.object();
    const { Bucket } = target;
    await tryList(
      context,
      'BucketAcl',
      () => s3.getBucketAcl({ Bucket }),
      (AccessControlPolicy) => s3.putBucketAcl({ Bucket, AccessControlPolicy }),
    );
    await tryList(
      context,
      'ObjectAcl',
      () => s3.getObjectAcl(target),
      (AccessControlPolicy) => s3.putObjectAcl({ ...target, AccessControlPolicy }),
    );
  },
};
