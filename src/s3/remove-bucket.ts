/** Removes buckets with all that is in them: versions, markers, locks, unfinished uploads. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type ObjectVersion, type S3, S3ServiceException } from '@aws-sdk/client-s3';

/** A server that answers the same page for ever must not hold the run. */
const MAX_PAGES = 50;
const PAUSE_MS = 2_000;

/** A refusal shows when the bucket is deleted; a broken connection is the caller's. */
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
  // Some servers know no bypass header without a lock on the version.
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

/** @returns why the bucket is still there (error code or message), or undefined when it is gone */
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
 * @param patienceMs for how long those that stay are tried again, until a lock has run out
 * @returns names of the buckets that are gone, and those that stay, each with the reason
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
