import type { GetBucketAclCommandOutput } from '@aws-sdk/client-s3';
import { differs, type Context } from '../context';
import type { Probe } from './probe';

/** A list that grants the owner everything, and the second project, where there is one, to read. */
function grantsFor({ settings }: Context, { Owner, Grants = [] }: GetBucketAclCommandOutput) {
  const own = Grants.filter(({ Grantee }) => Grantee?.ID === Owner?.ID);
  const other = settings.other ? [{ Grantee: { Type: 'CanonicalUser' as const, ID: settings.other.id }, Permission: 'READ' as const }] : [];
  return { Owner, Grants: [...own, ...other] };
}

const grantees = ({ Grants = [] }: Pick<GetBucketAclCommandOutput, 'Grants'>): string =>
  Grants.map(({ Grantee, Permission }) => `${Grantee?.ID}:${Permission}`)
    .sort()
    .join(' ');

const hasOwner = ({ Owner }: GetBucketAclCommandOutput): string | undefined => (Owner?.ID ? undefined : 'the answer names no owner');

export const acl: Probe = {
  name: 'access control lists',
  operations: ['GetBucketAcl', 'PutBucketAcl', 'GetObjectAcl', 'PutObjectAcl'],
  run: async (context) => {
    const { s3 } = context;
    const target = await context.object();
    const { Bucket } = target;
    const ofBucket = await context.step('GetBucketAcl', { Bucket }, hasOwner);
    const ofObject = await context.step('GetObjectAcl', target, hasOwner);
    if (ofBucket) {
      const AccessControlPolicy = grantsFor(context, ofBucket);
      await context.step('PutBucketAcl', { Bucket, AccessControlPolicy }, async () =>
        differs('grants', grantees(AccessControlPolicy), grantees(await s3.getBucketAcl({ Bucket }))),
      );
    }
    if (ofObject) {
      const AccessControlPolicy = grantsFor(context, ofObject);
      await context.step('PutObjectAcl', { ...target, AccessControlPolicy }, async () =>
        differs('grants', grantees(AccessControlPolicy), grantees(await s3.getObjectAcl(target))),
      );
    }
  },
};
