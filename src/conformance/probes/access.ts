import {
  DeleteBucketOwnershipControlsCommand,
  DeleteBucketPolicyCommand,
  DeletePublicAccessBlockCommand,
  GetBucketAclCommand,
  type GetBucketAclCommandOutput,
  GetBucketOwnershipControlsCommand,
  GetBucketPolicyCommand,
  GetBucketPolicyStatusCommand,
  GetObjectAclCommand,
  GetPublicAccessBlockCommand,
  PutBucketAclCommand,
  PutBucketOwnershipControlsCommand,
  PutBucketPolicyCommand,
  PutObjectAclCommand,
  PutObjectCommand,
  PutPublicAccessBlockCommand,
} from '@aws-sdk/client-s3';
import type { Lab } from '../lab';
import { differs, trySetting, type Probe } from './probe';

/** A list that grants the owner everything, and the second project, where there is one, to read. */
function grantsFor({ settings }: Lab, { Owner, Grants = [] }: GetBucketAclCommandOutput) {
  const own = Grants.filter(({ Grantee }) => Grantee?.ID === Owner?.ID);
  const other = settings.other ? [{ Grantee: { Type: 'CanonicalUser' as const, ID: settings.other.id }, Permission: 'READ' as const }] : [];
  return { Owner, Grants: [...own, ...other] };
}

const grantees = ({ Grants = [] }: Pick<GetBucketAclCommandOutput, 'Grants'>): string =>
  Grants.map(({ Grantee, Permission }) => `${Grantee?.ID}:${Permission}`)
    .sort()
    .join(' ');

export const acl: Probe = {
  name: 'access control lists',
  operations: ['GetBucketAcl', 'PutBucketAcl', 'GetObjectAcl', 'PutObjectAcl'],
  run: async (lab) => {
    const { s3 } = lab;
    const target = { Bucket: await lab.bucket(), Key: 'a' };
    const { Bucket } = target;
    await s3.send(new PutObjectCommand({ ...target, Body: 'x' }));
    const ofBucket = await lab.step(
      'GetBucketAcl',
      () => s3.send(new GetBucketAclCommand({ Bucket })),
      ({ Owner }) => (Owner?.ID ? undefined : 'the answer names no owner'),
    );
    const ofObject = await lab.step(
      'GetObjectAcl',
      () => s3.send(new GetObjectAclCommand(target)),
      ({ Owner }) => (Owner?.ID ? undefined : 'the answer names no owner'),
    );
    if (ofBucket) {
      const AccessControlPolicy = grantsFor(lab, ofBucket);
      await lab.step(
        'PutBucketAcl',
        () => s3.send(new PutBucketAclCommand({ Bucket, AccessControlPolicy })),
        async () => differs('grants', grantees(AccessControlPolicy), grantees(await s3.send(new GetBucketAclCommand({ Bucket })))),
      );
    }
    if (ofObject) {
      const AccessControlPolicy = grantsFor(lab, ofObject);
      await lab.step(
        'PutObjectAcl',
        () => s3.send(new PutObjectAclCommand({ ...target, AccessControlPolicy })),
        async () => differs('grants', grantees(AccessControlPolicy), grantees(await s3.send(new GetObjectAclCommand(target)))),
      );
    }
  },
};

export const ownership: Probe = {
  name: 'ownership controls',
  operations: ['PutBucketOwnershipControls', 'GetBucketOwnershipControls', 'DeleteBucketOwnershipControls'],
  run: async (lab) => {
    const { s3 } = lab;
    const Bucket = await lab.bucket();
    const ObjectOwnership = 'BucketOwnerPreferred';
    await trySetting(lab, {
      put: [
        'PutBucketOwnershipControls',
        () => s3.send(new PutBucketOwnershipControlsCommand({ Bucket, OwnershipControls: { Rules: [{ ObjectOwnership }] } })),
      ],
      get: [
        'GetBucketOwnershipControls',
        () => s3.send(new GetBucketOwnershipControlsCommand({ Bucket })),
        ({ OwnershipControls }) => differs('ObjectOwnership', ObjectOwnership, OwnershipControls?.Rules?.[0]?.ObjectOwnership),
      ],
      remove: ['DeleteBucketOwnershipControls', () => s3.send(new DeleteBucketOwnershipControlsCommand({ Bucket }))],
    });
  },
};

const SID = 'DenyTheArchive';

export const policy: Probe = {
  name: 'bucket policy',
  operations: ['PutBucketPolicy', 'GetBucketPolicy', 'GetBucketPolicyStatus', 'DeleteBucketPolicy'],
  run: async (lab) => {
    const { s3 } = lab;
    const Bucket = await lab.bucket();
    const Policy = JSON.stringify({
      Version: '2012-10-17',
      Statement: [{ Sid: SID, Effect: 'Deny', Principal: '*', Action: 's3:PutObject', Resource: `arn:aws:s3:::${Bucket}/archive/*` }],
    });
    await trySetting(lab, {
      put: ['PutBucketPolicy', () => s3.send(new PutBucketPolicyCommand({ Bucket, Policy }))],
      get: [
        'GetBucketPolicy',
        () => s3.send(new GetBucketPolicyCommand({ Bucket })),
        (answer) => (answer.Policy?.includes(SID) ? undefined : 'the policy that comes back is not the one written'),
      ],
      list: ['GetBucketPolicyStatus', () => s3.send(new GetBucketPolicyStatusCommand({ Bucket }))],
      remove: ['DeleteBucketPolicy', () => s3.send(new DeleteBucketPolicyCommand({ Bucket }))],
    });
  },
};

export const publicAccessBlock: Probe = {
  name: 'public access block',
  operations: ['PutPublicAccessBlock', 'GetPublicAccessBlock', 'DeletePublicAccessBlock'],
  run: async (lab) => {
    const { s3 } = lab;
    const Bucket = await lab.bucket();
    await trySetting(lab, {
      put: [
        'PutPublicAccessBlock',
        () =>
          s3.send(
            new PutPublicAccessBlockCommand({
              Bucket,
              PublicAccessBlockConfiguration: {
                BlockPublicAcls: true,
                IgnorePublicAcls: true,
                BlockPublicPolicy: true,
                RestrictPublicBuckets: true,
              },
            }),
          ),
      ],
      get: [
        'GetPublicAccessBlock',
        () => s3.send(new GetPublicAccessBlockCommand({ Bucket })),
        (answer) => differs('BlockPublicAcls', true, answer.PublicAccessBlockConfiguration?.BlockPublicAcls),
      ],
      remove: ['DeletePublicAccessBlock', () => s3.send(new DeletePublicAccessBlockCommand({ Bucket }))],
    });
  },
};
