/** Removes the buckets of this run with all that is in them: versions, markers, locks, unfinished uploads. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  AbortMultipartUploadCommand,
  DeleteBucketCommand,
  DeleteBucketPolicyCommand,
  DeleteObjectCommand,
  DeletePublicAccessBlockCommand,
  ListMultipartUploadsCommand,
  ListObjectVersionsCommand,
  PutObjectLegalHoldCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { answerOf } from './sort';
import type { Ledger } from './ledger';

/** Locks of the probes last less; in ms. */
const PATIENCE_MS = 90_000;
const PAUSE_MS = 2_000;
/** A server that answers the same page for ever must not hold the run. */
const MAX_PAGES = 50;

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

async function removeVersions(s3: S3Client, Bucket: string): Promise<void> {
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { Versions = [], DeleteMarkers = [], IsTruncated } = await s3.send(new ListObjectVersionsCommand({ Bucket }));
    for (const { Key, VersionId } of [...Versions, ...DeleteMarkers]) {
      const target = { Bucket, Key, VersionId };
      if (await attempt(s3.send(new DeleteObjectCommand({ ...target, BypassGovernanceRetention: true })))) continue;
      await attempt(s3.send(new PutObjectLegalHoldCommand({ ...target, LegalHold: { Status: 'OFF' } })));
      await attempt(s3.send(new DeleteObjectCommand({ ...target, BypassGovernanceRetention: true })));
      // Some servers know no bypass header without a lock on the version.
      await attempt(s3.send(new DeleteObjectCommand(target)));
    }
    if (!IsTruncated) return;
  }
}

async function empty(s3: S3Client, Bucket: string): Promise<void> {
  await attempt(s3.send(new DeleteBucketPolicyCommand({ Bucket })));
  await attempt(s3.send(new DeletePublicAccessBlockCommand({ Bucket })));
  const { Uploads = [] } = await s3.send(new ListMultipartUploadsCommand({ Bucket }));
  for (const { Key, UploadId } of Uploads) await attempt(s3.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })));
  await removeVersions(s3, Bucket);
}

/** @returns why the bucket is still there, or undefined when it is gone */
async function removeOnce(s3: S3Client, Bucket: string): Promise<string | undefined> {
  try {
    await empty(s3, Bucket);
    await s3.send(new DeleteBucketCommand({ Bucket }));
    return undefined;
  } catch (error) {
    const { code, message } = answerOf(error);
    return code === 'NoSuchBucket' ? undefined : (code ?? message ?? 'no answer');
  }
}

/**
 * Tries until locks have run out, within a bound. Buckets that are gone leave the ledger.
 *
 * @returns buckets that could not be removed, each with the reason
 */
export async function sweep(s3: S3Client, ledger: Ledger, patienceMs = PATIENCE_MS): Promise<string[]> {
  const deadline = Date.now() + patienceMs;
  const left: string[] = [];
  for (const bucket of ledger.buckets) {
    let reason = await removeOnce(s3, bucket);
    while (reason !== undefined && Date.now() + PAUSE_MS < deadline) {
      await sleep(PAUSE_MS);
      reason = await removeOnce(s3, bucket);
    }
    if (reason === undefined) ledger.forget(bucket);
    else left.push(`${bucket} (${reason})`);
  }
  return left;
}
