/**
 * The actions of the S3 policy language and the level of resource that each acts on, as in
 * https://docs.aws.amazon.com/service-authorization/latest/reference/list_amazons3.html (general purpose buckets). Pure.
 */

/** `project` stands above all buckets: its only resource is `*`. */
export type Level = 'project' | 'bucket' | 'object';

const NAMES: Readonly<Record<Level, string>> = {
  project: 'ListAllMyBuckets GetAccountPublicAccessBlock PutAccountPublicAccessBlock',
  bucket: `CreateBucket DeleteBucket DeleteBucketPolicy DeleteBucketWebsite GetAccelerateConfiguration GetAnalyticsConfiguration
    GetBucketAcl GetBucketCORS GetBucketLocation GetBucketLogging GetBucketNotification GetBucketObjectLockConfiguration
    GetBucketOwnershipControls GetBucketPolicy GetBucketPolicyStatus GetBucketPublicAccessBlock GetBucketRequestPayment
    GetBucketTagging GetBucketVersioning GetBucketWebsite GetEncryptionConfiguration GetIntelligentTieringConfiguration
    GetInventoryConfiguration GetLifecycleConfiguration GetMetricsConfiguration GetReplicationConfiguration ListBucket
    ListBucketMultipartUploads ListBucketVersions PutAccelerateConfiguration PutAnalyticsConfiguration PutBucketAcl PutBucketCORS
    PutBucketLogging PutBucketNotification PutBucketObjectLockConfiguration PutBucketOwnershipControls PutBucketPolicy
    PutBucketPublicAccessBlock PutBucketRequestPayment PutBucketTagging PutBucketVersioning PutBucketWebsite
    PutEncryptionConfiguration PutIntelligentTieringConfiguration PutInventoryConfiguration PutLifecycleConfiguration
    PutMetricsConfiguration PutReplicationConfiguration`,
  object: `AbortMultipartUpload BypassGovernanceRetention DeleteObject DeleteObjectTagging DeleteObjectVersion
    DeleteObjectVersionTagging GetObject GetObjectAcl GetObjectAttributes GetObjectLegalHold GetObjectRetention GetObjectTagging
    GetObjectTorrent GetObjectVersion GetObjectVersionAcl GetObjectVersionAttributes GetObjectVersionForReplication
    GetObjectVersionTagging GetObjectVersionTorrent InitiateReplication ListMultipartUploadParts ObjectOwnerOverrideToBucketOwner
    PutObject PutObjectAcl PutObjectLegalHold PutObjectRetention PutObjectTagging PutObjectVersionAcl PutObjectVersionTagging
    ReplicateDelete ReplicateObject ReplicateTags RestoreObject`,
};

const LEVELS: ReadonlyMap<string, Level> = new Map(
  (Object.keys(NAMES) as Level[]).flatMap((level) => NAMES[level].split(/\s+/).map((name): [string, Level] => [`s3:${name}`, level])),
);

/** All actions of S3, `s3:GetObject`. */
export const ACTIONS: readonly string[] = [...LEVELS.keys()];

/** What an action of S3 acts on; undefined for what is none. */
export const levelOf = (action: string): Level | undefined => LEVELS.get(action);
