/** The buckets that this run has created: the only ones that are ever written to or removed. */
import { randomBytes } from 'node:crypto';
import { type S3, S3ServiceException } from '@aws-sdk/client-s3';
import { removeBuckets } from '../s3/remove-bucket';

/** Beginning of the names, so that a person who finds one knows where it comes from. */
export const PREFIX = 'conformance';
const RANDOM_BYTES = 8;
const OWN_NAME = new RegExp(`^${PREFIX}-[0-9a-f]{${2 * RANDOM_BYTES}}$`);
const NAME_ATTEMPTS = 5;
/** Locks of the probes last less; in ms. */
export const PATIENCE_MS = 90_000;

/**
 * @param existing names of buckets that were there before this run
 * @returns those that an earlier run made and, killed, could not remove; a person decides, because a name proves no owner
 */
export const leftBehind = (existing: readonly string[]): string[] => existing.filter((name) => OWN_NAME.test(name));

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 500) : undefined;

/** A name that is taken may belong to this project: creating it again would answer success and make it look ours. */
async function isFree(s3: S3, Bucket: string): Promise<boolean> {
  try {
    await s3.headBucket({ Bucket });
    return false;
  } catch (error) {
    if (statusOf(error) === 404) return true;
    if (statusOf(error) === 403) return false;
    throw error;
  }
}

export class OwnBuckets {
  private readonly created = new Set<string>();

  /** @param newName only tests give another one */
  constructor(private readonly newName: () => string = () => `${PREFIX}-${randomBytes(RANDOM_BYTES).toString('hex')}`) {}

  /** Buckets that were created and not yet removed. */
  get names(): readonly string[] {
    return [...this.created];
  }

  /**
   * Creates a bucket under a name that nobody has.
   *
   * @throws what the server answers to the creation
   */
  async create(s3: S3, lock = false): Promise<string> {
    for (let attempt = 0; attempt < NAME_ATTEMPTS; attempt += 1) {
      const Bucket = this.newName();
      if (!(await isFree(s3, Bucket))) continue;
      // Noted first: an answer that is lost must not leave the bucket behind.
      this.created.add(Bucket);
      try {
        await s3.createBucket({ Bucket, ...(lock ? { ObjectLockEnabledForBucket: true } : {}) });
      } catch (error) {
        // What the server refused it has not made; somebody may have taken the name meanwhile.
        if ((statusOf(error) ?? 500) < 500) this.created.delete(Bucket);
        throw error;
      }
      return Bucket;
    }
    throw new Error(`no free bucket name was found in ${NAME_ATTEMPTS} attempts`);
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
