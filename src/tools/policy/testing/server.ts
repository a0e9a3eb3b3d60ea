/** Sends requests to a real S3 server whose results the core predicts. Runs only in Node. */
import { IAM } from '@aws-sdk/client-iam';
import { S3ServiceException, type S3 } from '@aws-sdk/client-s3';
import { clientFor, type Address, type Keys } from '../../../s3/client';
import type { Who } from '../core/decide';
import { KEYS, type Names } from './generate';

type Send = (s3: S3, Bucket: string, Key: string) => Promise<unknown>;

/** Returns a second key, for requests that would change the first object. */
const spare = (key: string): string => key.replace('plan', 'spare');

/** Functions that send requests without changing the prepared objects. */
const SENDS: Readonly<Record<string, Send>> = {
  ListObjectsV2: (s3, Bucket, Prefix) => s3.listObjectsV2({ Bucket, ...(Prefix !== '' && { Prefix }) }),
  ListEmptyPrefix: (s3, Bucket) => s3.listObjectsV2({ Bucket, Prefix: '' }),
  ListObjectVersions: (s3, Bucket, Prefix) => s3.listObjectVersions({ Bucket, ...(Prefix !== '' && { Prefix }) }),
  GetObject: async (s3, Bucket, Key) => (await s3.getObject({ Bucket, Key })).Body?.transformToString(),
  GetObjectVersion: async (s3, Bucket, Key) => (await s3.getObject({ Bucket, Key, VersionId: 'null' })).Body?.transformToString(),
  GetObjectTagging: (s3, Bucket, Key) => s3.getObjectTagging({ Bucket, Key }),
  PutObjectTagging: (s3, Bucket, Key) => s3.putObjectTagging({ Bucket, Key, Tagging: { TagSet: [{ Key: 'tried', Value: 'yes' }] } }),
  DeleteObjectTagging: (s3, Bucket, Key) => s3.deleteObjectTagging({ Bucket, Key }),
  GetObjectAcl: (s3, Bucket, Key) => s3.getObjectAcl({ Bucket, Key }),
  CopyObject: (s3, Bucket, Key) => s3.copyObject({ Bucket, Key: spare(Key), CopySource: `${Bucket}/${Key}` }),
  PutObject: (s3, Bucket, Key) => s3.putObject({ Bucket, Key: spare(Key), Body: 'x' }),
  PutTaggedObject: (s3, Bucket, Key) => s3.putObject({ Bucket, Key: spare(Key), Body: 'x', Tagging: 'tried=yes' }),
  PutLockedObject: (s3, Bucket, Key) =>
    s3.putObject({ Bucket, Key, Body: 'x', ObjectLockMode: 'GOVERNANCE', ObjectLockRetainUntilDate: new Date(Date.now() + 86_400_000) }),
  PutHeldObject: (s3, Bucket, Key) => s3.putObject({ Bucket, Key, Body: 'x', ObjectLockLegalHoldStatus: 'ON' }),
  PutSharedObject: (s3, Bucket, Key) => s3.putObject({ Bucket, Key: spare(Key), Body: 'x', ACL: 'private' }),
  DeleteObject: (s3, Bucket, Key) => s3.deleteObject({ Bucket, Key: spare(Key) }),
  DeleteObjectVersion: (s3, Bucket, Key) => s3.deleteObject({ Bucket, Key: spare(Key), VersionId: 'null' }),
  DeleteObjects: (s3, Bucket, Key) => deleteMany(s3, Bucket, { Key: spare(Key), VersionId: 'null' }),
  DeleteObjectsByKey: (s3, Bucket, Key) => deleteMany(s3, Bucket, { Key: spare(Key) }),
  CreateMultipartUpload: (s3, Bucket, Key) => s3.createMultipartUpload({ Bucket, Key: spare(Key) }),
  GetBucketVersioning: (s3, Bucket) => s3.getBucketVersioning({ Bucket }),
  PutBucketVersioning: (s3, Bucket) => s3.putBucketVersioning({ Bucket, VersioningConfiguration: { Status: 'Suspended' } }),
  PutBucketLifecycleConfiguration: (s3, Bucket) =>
    s3.putBucketLifecycleConfiguration({
      Bucket,
      LifecycleConfiguration: { Rules: [{ ID: 'tried', Status: 'Disabled', Filter: { Prefix: 'tried/' }, Expiration: { Days: 9 } }] },
    }),
  PutBucketAcl: (s3, Bucket) => s3.putBucketAcl({ Bucket, ACL: 'private' }),
  PutObjectLockConfiguration: (s3, Bucket) =>
    s3.putObjectLockConfiguration({ Bucket, ObjectLockConfiguration: { ObjectLockEnabled: 'Enabled' } }),
  PutObjectRetention: (s3, Bucket, Key) =>
    s3.putObjectRetention({ Bucket, Key, Retention: { Mode: 'GOVERNANCE', RetainUntilDate: new Date(Date.now() + 86_400_000) } }),
  PutObjectLegalHold: (s3, Bucket, Key) => s3.putObjectLegalHold({ Bucket, Key, LegalHold: { Status: 'ON' } }),
  GetBucketAcl: (s3, Bucket) => s3.getBucketAcl({ Bucket }),
  GetBucketLocation: (s3, Bucket) => s3.getBucketLocation({ Bucket }),
  GetBucketLifecycleConfiguration: (s3, Bucket) => s3.getBucketLifecycleConfiguration({ Bucket }),
  GetBucketPolicy: (s3, Bucket) => s3.getBucketPolicy({ Bucket }),
  DeleteBucketPolicy: (s3, Bucket) => s3.deleteBucketPolicy({ Bucket }),
  GetBucketCors: (s3, Bucket) => s3.getBucketCors({ Bucket }),
  DeleteBucketCors: (s3, Bucket) => s3.deleteBucketCors({ Bucket }),
  GetBucketTagging: (s3, Bucket) => s3.getBucketTagging({ Bucket }),
  ListMultipartUploads: (s3, Bucket) => s3.listMultipartUploads({ Bucket }),
};

/** Deletes an object with an operation that returns 200 and lists any denied deletions in the response body. */
async function deleteMany(s3: S3, Bucket: string, object: { readonly Key: string; readonly VersionId?: string }): Promise<void> {
  const { Errors = [] } = await s3.deleteObjects({ Bucket, Delete: { Objects: [object] } });
  if (Errors[0]?.Code === 'AccessDenied') throw new Refused();
}

class Refused extends Error {}

const CHANGES = /^(?:Put(?:Tagged|Shared)?Object|CopyObject|CreateMultipartUpload|DeleteObject(?:Version|s|sByKey)?)$/;

/** Returns the key that a request uses on the server. */
export const sentKey = (name: string, key: string): string => (CHANGES.test(name) ? spare(key) : key);

/** Whether the server allows a request. Errors other than AccessDenied occur after that decision. @throws Error if it doesn't respond */
export async function isAllowed(s3: S3, name: string, bucket: string, key: string): Promise<boolean> {
  const send = SENDS[name];
  if (!send) throw new Error(`agreement: no request ${name}`);
  try {
    await send(s3, bucket, key);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    if (!(error instanceof S3ServiceException)) throw error;
    return error.name !== 'AccessDenied';
  }
}

/** Test environment on a server: buckets with objects, and clients for every kind of requester. */
export interface Ground {
  readonly names: Names;
  readonly clients: Readonly<Record<Who, S3>>;
  /** User name in the other project. */
  readonly visitor: string;
  /** Attaches one policy to the users in both projects, and the bucket's policy, if any. @throws Error if a policy is rejected */
  readonly attach: (userPolicy: string, bucketPolicy: string | undefined) => Promise<void>;
}

/** Creates a client for the IAM API at the S3 server's endpoint. */
const iamFor = ({ endpoint, region }: Address, { accessKeyId, secretAccessKey }: Keys): IAM =>
  new IAM({ endpoint, region, credentials: { accessKeyId, secretAccessKey } });

/** Creates a user without permissions in a root user's project. */
async function makeUser(iam: IAM, UserName: string): Promise<Keys> {
  await iam.createUser({ UserName });
  const { AccessKey } = await iam.createAccessKey({ UserName });
  return { accessKeyId: AccessKey?.AccessKeyId ?? '', secretAccessKey: AccessKey?.SecretAccessKey ?? '' };
}

interface Parties {
  readonly reader: Identity;
  readonly other: Identity;
  readonly user: Identity;
}
type Identity = Keys & { readonly id: string };

/** Prepares the test environment on a server, which is discarded afterward. */
export async function makeGround(server: Address, { reader, other, user }: Parties): Promise<Ground> {
  const [own, partner] = [iamFor(server, reader), iamFor(server, other)];
  const visitor = 'agreement-visitor';
  const root = clientFor(server, reader);
  const names = { bucket: 'agreement-bucket', otherBucket: 'agreement-other', project: reader.id, otherProject: other.id, user: user.id };
  const clients = {
    root,
    user: clientFor(server, user),
    partner: clientFor(server, other),
    'partner-user': clientFor(server, await makeUser(partner, visitor)),
    anyone: clientFor(server, undefined),
  };
  for (const Bucket of [names.bucket, names.otherBucket]) {
    await root.createBucket({ Bucket });
    for (const Key of KEYS) await root.putObject({ Bucket, Key, Body: 'before' });
  }
  const attach = async (PolicyDocument: string, Policy: string | undefined): Promise<void> => {
    const PolicyName = 'agreement';
    await own.putUserPolicy({ UserName: user.id, PolicyName, PolicyDocument });
    await partner.putUserPolicy({ UserName: visitor, PolicyName, PolicyDocument });
    await (Policy === undefined
      ? root.deleteBucketPolicy({ Bucket: names.bucket })
      : root.putBucketPolicy({ Bucket: names.bucket, Policy }));
  };
  return { names, clients, visitor, attach };
}
