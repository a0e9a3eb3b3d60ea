import type { GetBucketAclCommandOutput } from '@aws-sdk/client-s3';
import { type Context, differs, type Probe } from '../context';

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
