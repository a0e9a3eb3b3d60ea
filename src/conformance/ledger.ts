/** The buckets of this run: the only ones that are ever written to or removed. */
import { randomBytes } from 'node:crypto';
import { CreateBucketCommand, HeadBucketCommand, type S3Client, S3ServiceException } from '@aws-sdk/client-s3';

/** Beginning of the names, so that a person who finds one knows where it comes from. */
export const PREFIX = 'conformance';
const NAME_ATTEMPTS = 5;

/** A name that is taken may belong to this project: creating it again would answer success and make it look ours. */
async function isFree(s3: S3Client, Bucket: string): Promise<boolean> {
  try {
    await s3.send(new HeadBucketCommand({ Bucket }));
    return false;
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return true;
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 403) return false;
    throw error;
  }
}

export class Ledger {
  private readonly names = new Set<string>();

  /** @param newName only tests give another one */
  constructor(private readonly newName: () => string = () => `${PREFIX}-${randomBytes(8).toString('hex')}`) {}

  /** A ledger of buckets that this run has created by other means. */
  static of(names: readonly string[]): Ledger {
    const ledger = new Ledger();
    for (const name of names) ledger.names.add(name);
    return ledger;
  }

  /** Buckets that were created and not yet removed. */
  get buckets(): readonly string[] {
    return [...this.names];
  }

  /**
   * Creates a bucket under a name that nobody has.
   *
   * @throws what the server answers to the creation
   */
  async create(s3: S3Client, lock = false): Promise<string> {
    for (let attempt = 0; attempt < NAME_ATTEMPTS; attempt += 1) {
      const Bucket = this.newName();
      if (!(await isFree(s3, Bucket))) continue;
      // Noted first: an answer that is lost must not leave the bucket behind.
      this.names.add(Bucket);
      try {
        await s3.send(new CreateBucketCommand({ Bucket, ...(lock ? { ObjectLockEnabledForBucket: true } : {}) }));
      } catch (error) {
        // What the server refused it has not made; somebody may have taken the name meanwhile.
        if (error instanceof S3ServiceException && (error.$metadata.httpStatusCode ?? 500) < 500) this.names.delete(Bucket);
        throw error;
      }
      return Bucket;
    }
    throw new Error(`no free bucket name was found in ${NAME_ATTEMPTS} attempts`);
  }

  forget(bucket: string): void {
    this.names.delete(bucket);
  }
}
