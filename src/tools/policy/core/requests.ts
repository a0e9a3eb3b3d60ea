/**
 * S3 API requests and the actions that each requires, based on
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/using-with-s3-policy-actions.html. Further requirements of PUT requests come from
 * https://docs.aws.amazon.com/AmazonS3/latest/API/API_PutObject.html and API_CreateBucket.html.
 */

import { hasAction } from '../../../lib/access/has-action';
import type { Feature } from '../../../site/features';

/** What a required action applies to: the target of a request, or the source of a copy. */
type Place = 'target' | 'source';

interface Need {
  readonly action: string;
  readonly place: Place;
}

export interface Request {
  /** What the request's address contains: nothing, a bucket, a bucket with a prefix, or an object. */
  readonly on: 'project' | 'bucket' | 'prefix' | 'object';
  readonly needs: readonly Need[];
  /** Label as in program code: the operation, and any parameters that change the required actions. */
  readonly label: string;
  /** Whether the request doesn't need an existing bucket, so that only the requester's policies matter. */
  readonly isOfProject: boolean;
  readonly copies: boolean;
}

/** Request names with their actions. `<` precedes actions on a copy's source, and `+` precedes the parameters of an operation. */
const TABLE: Readonly<Record<Request['on'], string>> = {
  project: 'ListBuckets: ListAllMyBuckets',
  prefix: `
    ListObjectsV2: ListBucket
    ListObjects: ListBucket
    ListObjectVersions: ListBucketVersions`,
  bucket: `
    HeadBucket: ListBucket
    CreateBucket: CreateBucket
    CreateLockedBucket = CreateBucket + x-amz-bucket-object-lock-enabled: CreateBucket PutBucketObjectLockConfiguration PutBucketVersioning
    RecreateBucket = CreateBucket + x-amz-acl: CreateBucket PutBucketAcl
    DeleteBucket: DeleteBucket
    GetBucketLocation: GetBucketLocation
    ListMultipartUploads: ListBucketMultipartUploads
    GetBucketVersioning: GetBucketVersioning
    PutBucketVersioning: PutBucketVersioning
    SuspendVersioning = PutBucketVersioning + Suspended: PutBucketVersioning
    GetBucketAcl: GetBucketAcl
    PutBucketAcl: PutBucketAcl
    GetBucketPolicy: GetBucketPolicy
    PutBucketPolicy: PutBucketPolicy
    DeleteBucketPolicy: DeleteBucketPolicy
    GetBucketPolicyStatus: GetBucketPolicyStatus
    GetBucketLifecycleConfiguration: GetLifecycleConfiguration
    PutBucketLifecycleConfiguration: PutLifecycleConfiguration
    DeleteBucketLifecycle: PutLifecycleConfiguration
    GetObjectLockConfiguration: GetBucketObjectLockConfiguration
    PutObjectLockConfiguration: PutBucketObjectLockConfiguration
    GetBucketOwnershipControls: GetBucketOwnershipControls
    PutBucketOwnershipControls: PutBucketOwnershipControls
    DeleteBucketOwnershipControls: PutBucketOwnershipControls
    GetPublicAccessBlock: GetBucketPublicAccessBlock
    PutPublicAccessBlock: PutBucketPublicAccessBlock
    DeletePublicAccessBlock: PutBucketPublicAccessBlock
    GetBucketCors: GetBucketCORS
    PutBucketCors: PutBucketCORS
    DeleteBucketCors: PutBucketCORS
    GetBucketTagging: GetBucketTagging
    PutBucketTagging: PutBucketTagging
    DeleteBucketTagging: PutBucketTagging
    GetBucketWebsite: GetBucketWebsite
    PutBucketWebsite: PutBucketWebsite
    DeleteBucketWebsite: DeleteBucketWebsite
    GetBucketEncryption: GetEncryptionConfiguration
    PutBucketEncryption: PutEncryptionConfiguration
    DeleteBucketEncryption: PutEncryptionConfiguration`,
  object: `
    GetObject: GetObject
    HeadObject: GetObject
    GetObjectVersion = GetObject + versionId: GetObjectVersion
    PutObject: PutObject
    PutLockedObject = PutObject + x-amz-object-lock-mode: PutObject PutObjectRetention
    PutHeldObject = PutObject + x-amz-object-lock-legal-hold: PutObject PutObjectLegalHold
    PutTaggedObject = PutObject + x-amz-tagging: PutObject PutObjectTagging
    PutSharedObject = PutObject + x-amz-acl: PutObject PutObjectAcl
    CopyObject: <GetObject PutObject
    DeleteObject: DeleteObject
    DeleteObjectVersion = DeleteObject + versionId: DeleteObjectVersion
    DeleteObjects = DeleteObjects + VersionId: DeleteObjectVersion
    DeleteObjectsByKey = DeleteObjects: DeleteObject
    BypassGovernanceRetention = DeleteObject + versionId, x-amz-bypass-governance-retention: DeleteObjectVersion BypassGovernanceRetention
    BypassDeleteObjects = DeleteObjects + VersionId, x-amz-bypass-governance-retention: DeleteObjectVersion BypassGovernanceRetention
    CreateMultipartUpload: PutObject
    UploadPart: PutObject
    UploadPartCopy: <GetObject PutObject
    CompleteMultipartUpload: PutObject
    AbortMultipartUpload: AbortMultipartUpload
    MultipartUpload = CreateMultipartUpload, AbortMultipartUpload: PutObject AbortMultipartUpload
    ListParts: ListMultipartUploadParts
    GetObjectAcl: GetObjectAcl
    PutObjectAcl: PutObjectAcl
    GetObjectTagging: GetObjectTagging
    PutObjectTagging: PutObjectTagging
    DeleteObjectTagging: DeleteObjectTagging
    GetObjectRetention: GetObjectRetention
    PutObjectRetention: PutObjectRetention
    ShortenRetention = PutObjectRetention + RetainUntilDate: PutObjectRetention
    BypassShortenRetention = PutObjectRetention + x-amz-bypass-governance-retention: PutObjectRetention BypassGovernanceRetention
    BypassChangeMode = PutObjectRetention + Mode, x-amz-bypass-governance-retention: PutObjectRetention BypassGovernanceRetention
    GetObjectLegalHold: GetObjectLegalHold
    PutObjectLegalHold: PutObjectLegalHold
    LiftLegalHold = PutObjectLegalHold + OFF: PutObjectLegalHold`,
};

const ROW = /^(\w+)(?: = ([^:]+))?: (.+)$/;
const OF_PROJECT = ['ListBuckets', 'CreateBucket', 'CreateLockedBucket', 'RecreateBucket'];

function read(on: Request['on'], row: string): [string, Request] {
  const [, name = '', label = name, actions = ''] = ROW.exec(row) ?? [];
  const needs = actions.split(' ').map((action): Need => {
    const isSource = action.startsWith('<');
    return { action: `s3:${isSource ? action.slice(1) : action}`, place: isSource ? 'source' : 'target' };
  });
  const copies = needs.some(({ place }) => place === 'source');
  return [name, { on, needs, label, isOfProject: OF_PROJECT.includes(name), copies }];
}

/** Requests, keyed by the name of the operation or of a variant. The access tables on the pages use the same names. */
export const REQUESTS: ReadonlyMap<string, Request> = new Map(
  (Object.keys(TABLE) as Request['on'][]).flatMap((on) =>
    TABLE[on]
      .trim()
      .split('\n')
      .map((row) => read(on, row.trim())),
  ),
);

/** Returns the names of the requests to a service with these features. */
export const requestsFor = (features: readonly Feature[]): readonly string[] =>
  [...REQUESTS].filter(([, { needs }]) => needs.every(({ action }) => hasAction(action, features))).map(([name]) => name);
