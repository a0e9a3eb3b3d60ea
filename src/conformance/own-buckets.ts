/** The buckets that this run has created: the only ones that are ever written to or removed. */
import { randomBytes } from 'node:crypto';
import { type S3, S3ServiceException } from '@aws-sdk/client-s3';
import { removeBuckets } from '../s3/remove-bucket';

/** Beginning of the names, so that a person who finds one knows where it comes from. */
export const PREFIX = 'conformance';
const RANDOM_BYTES = 8;
const OWN_NAME = new RegExp(`^${PREFIX}-[0-9a-f]{${2 * RANDOM_BYTES}}$`);
/** Locks of the probes last less; in ms. */
export const PATIENCE_MS = 90_000;

/**
 * @param existing names of buckets that were there before this run
 * @returns those that an earlier run made and, killed, could not remove; a person decides, because a name proves no owner
 */
export const leftBehind = (existing: readonly string[]): string[] => existing.filter((name) => OWN_NAME.test(name));

export class OwnBuckets {
  private readonly created = new Set<string>();

  /** Buckets that were created and not yet removed. */
  get names(): readonly string[] {
    return [...this.created];
  }

  /** Creates a bucket. @throws what the server answers */
  async create(s3: S3, lock = false): Promise<string> {
    // So many random digits are a name that nobody has: creating a bucket of this project again would answer success.
    const Bucket = `${PREFIX}-${randomBytes(RANDOM_BYTES).toString('hex')}`;
    // Noted first: an answer that is lost must not leave the bucket behind.
    this.created.add(Bucket);
    try {
      await s3.createBucket({ Bucket, ...(lock ? { ObjectLockEnabledForBucket: true } : {}) });
    } catch (error) {
      // What the server refused it has not made.
      if (error instanceof S3ServiceException && (error.$metadata.httpStatusCode ?? 500) < 500) this.created.delete(Bucket);
      throw error;
    }
    return Bucket;
  }

  /**
   * Removes the buckets, and tries again until locks have run out, within a bound.
   *
   * @returns buckets that could not be removed, each with the reason
   */
  async remove(s3: S3, patienceMs = PATIENCE_MS): Promise<string[]> {
    const { removed, stuck } = await removeBuckets(s3, this.created, patienceMs);
    for (const bucket of removed) this.created.delete(bucket);
    return stuck;
  }
}
