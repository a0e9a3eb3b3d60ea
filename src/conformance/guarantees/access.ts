import {
  DeleteBucketPolicyCommand,
  GetBucketLifecycleConfigurationCommand,
  GetObjectCommand,
  PutBucketLifecycleConfigurationCommand,
  PutBucketPolicyCommand,
  PutObjectAclCommand,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { refused, type Lab } from '../lab';
import type { Finding } from '../model';
import { compared, inOrder, reads, soon, type Guarantee } from './guarantee';

const Body = 'shared';

async function newObject(lab: Lab, Key = 'shared.txt'): Promise<{ Bucket: string; Key: string }> {
  const target = { Bucket: await lab.bucket(), Key };
  await lab.s3.send(new PutObjectCommand({ ...target, Body }));
  return target;
}

type Target = Awaited<ReturnType<typeof newObject>>;

const opened = (client: S3Client, target: Target): Promise<Finding> =>
  soon(() => reads(() => client.send(new GetObjectCommand(target)), Body, 'reading what was opened'));
const closed = (client: S3Client, target: Target): Promise<Finding> =>
  soon(() => refused(() => client.send(new GetObjectCommand(target)), ['AccessDenied'], 'reading what is closed'));

/** Closed at first, open after `open`, closed again after `close`. */
const opensAndCloses = (client: S3Client, target: Target, open: () => Promise<unknown>, close: () => Promise<unknown>): Promise<Finding> =>
  inOrder(
    () => closed(client, target),
    async () => {
      await open();
      return opened(client, target);
    },
    async () => {
      await close();
      return closed(client, target);
    },
  );

const putPolicy = (lab: Lab, Bucket: string, statement: Readonly<Record<string, unknown>>): Promise<unknown> =>
  lab.s3.send(
    new PutBucketPolicyCommand({
      Bucket,
      Policy: JSON.stringify({ Version: '2012-10-17', Statement: [{ Action: 's3:GetObject', ...statement }] }),
    }),
  );

const setAcl = (lab: Lab, target: Target, acl: { ACL: 'private' | 'public-read' } | { GrantRead: string }) => (): Promise<unknown> =>
  lab.s3.send(new PutObjectAclCommand({ ...target, ...acl }));

const policyDenies = async (lab: Lab): Promise<Finding> => {
  const target = await newObject(lab, 'denied/a.txt');
  const open = { ...target, Key: 'open/a.txt' };
  await lab.s3.send(new PutObjectCommand({ ...open, Body }));
  await putPolicy(lab, target.Bucket, { Effect: 'Deny', Principal: '*', Resource: `arn:aws:s3:::${target.Bucket}/denied/*` });
  return inOrder(
    () => closed(lab.s3, target),
    () => opened(lab.s3, open),
    async () => {
      await lab.s3.send(new DeleteBucketPolicyCommand({ Bucket: target.Bucket }));
      return opened(lab.s3, target);
    },
  );
};

const lifecycleReturns = async (lab: Lab): Promise<Finding> => {
  const Bucket = await lab.bucket();
  const Rules = [
    ['logs/', 7],
    ['', 90],
  ].map(([Prefix, NoncurrentDays]) => ({
    ID: `rule-${NoncurrentDays}`,
    Status: 'Enabled' as const,
    Filter: { Prefix: String(Prefix) },
    NoncurrentVersionExpiration: { NoncurrentDays: Number(NoncurrentDays) },
  }));
  await lab.s3.send(new PutBucketLifecycleConfigurationCommand({ Bucket, LifecycleConfiguration: { Rules } }));
  const { Rules: found = [] } = await lab.s3.send(new GetBucketLifecycleConfigurationCommand({ Bucket }));
  const shape = (rules: typeof found): string =>
    rules
      .map(({ ID, Filter, NoncurrentVersionExpiration: expiration }) => `${ID} ${Filter?.Prefix ?? ''} ${expiration?.NoncurrentDays}`)
      .sort()
      .join(', ');
  return compared(shape(found) === shape(Rules) ? undefined : `expected the rules ${shape(Rules)}; came ${shape(found)}`);
};

export const accessGuarantees: readonly Guarantee[] = [
  {
    name: 'An ACL opens an object to everybody, and closes it',
    documented: 'Access control lists: depends on the deployment',
    promised: false,
    run: async (lab) => {
      const target = await newObject(lab);
      return opensAndCloses(lab.nobody, target, setAcl(lab, target, { ACL: 'public-read' }), setAcl(lab, target, { ACL: 'private' }));
    },
  },
  {
    name: 'An ACL opens an object to another project, and closes it',
    documented: 'Access control lists',
    promised: true,
    needsOther: true,
    run: async (lab) => {
      const target = await newObject(lab);
      return opensAndCloses(
        lab.other ?? lab.nobody,
        target,
        setAcl(lab, target, { GrantRead: `id=${lab.settings.other?.id ?? ''}` }),
        setAcl(lab, target, { ACL: 'private' }),
      );
    },
  },
  {
    name: 'A bucket policy denies, and only what it names',
    documented: 'Bucket policy: current releases',
    promised: true,
    run: policyDenies,
  },
  {
    name: 'A bucket policy opens an object to another project, and closes it',
    documented: 'Bucket policy: current releases',
    promised: true,
    needsOther: true,
    run: async (lab) => {
      const target = await newObject(lab);
      const Principal = { AWS: [`arn:aws:iam:::user/${lab.settings.other?.id ?? ''}`] };
      return opensAndCloses(
        lab.other ?? lab.nobody,
        target,
        () => putPolicy(lab, target.Bucket, { Effect: 'Allow', Principal, Resource: `arn:aws:s3:::${target.Bucket}/*` }),
        () => lab.s3.send(new DeleteBucketPolicyCommand({ Bucket: target.Bucket })),
      );
    },
  },
  {
    name: 'Lifecycle rules come back as they were written',
    documented: 'Lifecycle: NoncurrentVersionExpiration',
    promised: true,
    run: lifecycleReturns,
  },
];
