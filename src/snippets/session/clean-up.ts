/** Removes every bucket of a session, with versions, locks and unfinished uploads. */
import {
  AbortMultipartUploadCommand,
  DeleteBucketCommand,
  DeleteBucketPolicyCommand,
  DeleteObjectCommand,
  ListBucketsCommand,
  ListMultipartUploadsCommand,
  ListObjectVersionsCommand,
  PutObjectLegalHoldCommand,
  S3Client,
  S3ServiceException,
  type ObjectVersion,
} from '@aws-sdk/client-s3';
import type { Identity } from '../server/model';

export interface Address {
  readonly endpoint: string;
  readonly region: string;
}

export interface LeftBuckets {
  /** Buckets that the page left and that are removed now. */
  readonly removed: readonly string[];
  /** Buckets that could not be removed, each with the reason. */
  readonly stuck: readonly string[];
}

/** Objects under a compliance lock, or a server that answers the same page for ever, must not hold the run. */
const MAX_ROUNDS = 50;
const REQUEST_MS = 10_000;

function clientOf({ endpoint, region }: Address, { accessKeyId, secretAccessKey }: Identity): S3Client {
  return new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { requestTimeout: REQUEST_MS, connectionTimeout: REQUEST_MS },
    maxAttempts: 2,
  });
}

/** Whether the server did it; a refusal shows when the bucket is deleted. */
async function attempt(action: Promise<unknown>): Promise<boolean> {
  try {
    await action;
    return true;
  } catch (error) {
    if (error instanceof S3ServiceException) return false;
    throw error;
  }
}

async function deleteVersion(s3: S3Client, Bucket: string, { Key, VersionId }: ObjectVersion): Promise<void> {
  const target = { Bucket, Key, VersionId };
  if (await attempt(s3.send(new DeleteObjectCommand({ ...target, BypassGovernanceRetention: true })))) return;
  await attempt(s3.send(new PutObjectLegalHoldCommand({ ...target, LegalHold: { Status: 'OFF' } })));
  await attempt(s3.send(new DeleteObjectCommand({ ...target, BypassGovernanceRetention: true })));
}

async function empty(s3: S3Client, Bucket: string): Promise<void> {
  const uploads = await s3.send(new ListMultipartUploadsCommand({ Bucket }));
  for (const { Key, UploadId } of uploads.Uploads ?? []) await attempt(s3.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })));
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { Versions = [], DeleteMarkers = [], IsTruncated } = await s3.send(new ListObjectVersionsCommand({ Bucket }));
    await Promise.all([...Versions, ...DeleteMarkers].map((version) => deleteVersion(s3, Bucket, version)));
    if (!IsTruncated) return;
  }
}

async function removeBucket(s3: S3Client, Bucket: string): Promise<string | undefined> {
  try {
    await attempt(s3.send(new DeleteBucketPolicyCommand({ Bucket })));
    await empty(s3, Bucket);
    await s3.send(new DeleteBucketCommand({ Bucket }));
    return undefined;
  } catch (error) {
    if (error instanceof S3ServiceException) return `${Bucket} (${error.name})`;
    throw error;
  }
}

/**
 * @param session part of the names of all buckets that the page may have made; no other bucket is touched
 * @throws when the server does not answer
 */
export async function cleanUp(address: Address, identities: readonly Identity[], session: string): Promise<LeftBuckets> {
  const removed: string[] = [];
  const stuck: string[] = [];
  for (const identity of identities) {
    const s3 = clientOf(address, identity);
    try {
      const { Buckets = [] } = await s3.send(new ListBucketsCommand({}));
      for (const name of Buckets.flatMap(({ Name }) => (Name?.includes(session) ? [Name] : []))) {
        const failure = await removeBucket(s3, name);
        if (failure === undefined) removed.push(name);
        else stuck.push(failure);
      }
    } finally {
      s3.destroy();
    }
  }
  return { removed, stuck };
}
