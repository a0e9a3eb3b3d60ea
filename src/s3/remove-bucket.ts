/** Removes buckets and everything in them: versions, delete markers, locks, and uploads in progress. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type ObjectVersion, type S3, S3ServiceException } from '@aws-sdk/client-s3';

/** Maximum number of list pages to read. It prevents an endless run if a server returns the same page forever. */
const MAX_PAGES = 50;
const PAUSE_MS = 2_000;

/** Ignores an error from the server, because it becomes visible when the bucket is deleted. The caller handles a broken connection. */
async function attempt(action: Promise<unknown>): Promise<boolean> {
  try {
    await action;
    return true;
  } catch (error) {
    if (error instanceof S3ServiceException) return false;
    throw error;
  }
}

async function removeVersion(s3: S3, Bucket: string, { Key, VersionId }: ObjectVersion): Promise<void> {
  const version = { Bucket, Key, VersionId };
  if (await attempt(s3.deleteObject({ ...version, BypassGovernanceRetention: true }))) return;
  await attempt(s3.putObjectLegalHold({ ...version, LegalHold: { Status: 'OFF' } }));
  // Some servers reject the bypass header if the version isn't locked.
  if (!(await attempt(s3.deleteObject({ ...version, BypassGovernanceRetention: true })))) await attempt(s3.deleteObject(version));
}

async function empty(s3: S3, Bucket: string): Promise<void> {
  await attempt(s3.deleteBucketPolicy({ Bucket }));
  await attempt(s3.deletePublicAccessBlock({ Bucket }));
  const { Uploads = [] } = await s3.listMultipartUploads({ Bucket });
  for (const { Key, UploadId } of Uploads) await attempt(s3.abortMultipartUpload({ Bucket, Key, UploadId }));
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { Versions = [], DeleteMarkers = [], IsTruncated } = await s3.listObjectVersions({ Bucket });
    await Promise.all([...Versions, ...DeleteMarkers].map((version) => removeVersion(s3, Bucket, version)));
    if (!IsTruncated) return;
  }
}

/** @returns the error code or message that explains why the bucket still exists, or undefined if it was removed */
async function removeBucket(s3: S3, Bucket: string): Promise<string | undefined> {
  try {
    await empty(s3, Bucket);
    await s3.deleteBucket({ Bucket });
    return undefined;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (!(error instanceof S3ServiceException)) return error.message || error.name;
    return error.name === 'NoSuchBucket' ? undefined : error.name;
  }
}

/**
 * @param patienceMs how long to keep trying to remove the remaining buckets while a lock expires
 * @returns names of the removed buckets, and names of the remaining ones with the reason
 */
export async function removeBuckets(s3: S3, names: Iterable<string>, patienceMs = 0): Promise<{ removed: string[]; stuck: string[] }> {
  const deadline = Date.now() + patienceMs;
  const removed: string[] = [];
  const reasons = new Map([...names].map((name) => [name, '']));
  for (;;) {
    for (const name of reasons.keys()) {
      const reason = await removeBucket(s3, name);
      if (reason !== undefined) reasons.set(name, reason);
      else if (reasons.delete(name)) removed.push(name);
    }
    if (reasons.size === 0 || Date.now() + PAUSE_MS >= deadline)
      return { removed, stuck: [...reasons].map(([name, reason]) => `${name} (${reason})`) };
    await sleep(PAUSE_MS);
  }
}
