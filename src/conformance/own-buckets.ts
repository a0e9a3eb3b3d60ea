/** Buckets that this run has created. No other buckets are ever written to or removed. */
import { randomBytes } from 'node:crypto';
import { type S3, S3ServiceException } from '@aws-sdk/client-s3';
import { removeBuckets } from '../s3/remove-bucket';

/** Bucket name prefix, which tells anyone who finds such a bucket where it comes from. */
export const PREFIX = 'conformance';
const RANDOM_BYTES = 8;
const OWN_NAME = new RegExp(`^${PREFIX}-[0-9a-f]{${2 * RANDOM_BYTES}}$`);
/** Time limit for removing buckets, in ms. It's longer than the locks that the probes set. */
export const PATIENCE_MS = 90_000;

/**
 * @param existing names of buckets that existed before this run
 * @returns buckets that an earlier run created but couldn't remove because it was killed. A person must decide what to do with them,
 * because a name doesn't prove ownership.
 */
export const leftBehind = (existing: readonly string[]): string[] => existing.filter((name) => OWN_NAME.test(name));

export class OwnBuckets {
  private readonly created = new Set<string>();

  /** Buckets that were created but haven't been removed yet. */
  get names(): readonly string[] {
    return [...this.created];
  }

  /** Creates a bucket. @throws the server's error */
  async create(s3: S3, lock = false): Promise<string> {
    // Uses enough random digits for an unused name. Creating a bucket that the project already has would succeed.
    const Bucket = `${PREFIX}-${randomBytes(RANDOM_BYTES).toString('hex')}`;
    // Record the name first, so that the bucket is removed even if the response is lost.
    this.created.add(Bucket);
    try {
      await s3.createBucket({ Bucket, ...(lock ? { ObjectLockEnabledForBucket: true } : {}) });
    } catch (error) {
      // If the server rejected the request, no bucket was created.
      if (error instanceof S3ServiceException && (error.$metadata.httpStatusCode ?? 500) < 500) this.created.delete(Bucket);
      throw error;
    }
    return Bucket;
  }

  /**
   * Removes the buckets. Retries within a time limit, until locks have expired.
   *
   * @returns buckets that couldn't be removed, each with the reason
   */
  async remove(s3: S3, patienceMs = PATIENCE_MS): Promise<string[]> {
    const { removed, stuck } = await removeBuckets(s3, this.created, patienceMs);
    for (const bucket of removed) this.created.delete(bucket);
    return stuck;
  }
}
