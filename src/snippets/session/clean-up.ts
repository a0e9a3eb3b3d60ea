/** Removes all buckets that belong to a session. */
import { type S3, S3ServiceException } from '@aws-sdk/client-s3';
import { type Address, clientFor, type Keys } from '../../s3/client';
import { removeBuckets } from '../../s3/remove-bucket';

export interface LeftBuckets {
  /** Buckets that the page left behind, which have now been removed. */
  readonly removed: readonly string[];
  /** Buckets that couldn't be removed, each with the reason. */
  readonly stuck: readonly string[];
}

/** Returns bucket names. Empty if an identity can't list buckets, such as a user without permissions, whose account owns the buckets. */
async function bucketNames(s3: S3): Promise<string[]> {
  try {
    const { Buckets = [] } = await s3.listBuckets({});
    return Buckets.flatMap(({ Name }) => Name ?? []);
  } catch (error) {
    if (error instanceof S3ServiceException && error.name === 'AccessDenied') return [];
    throw error;
  }
}

/**
 * @param session part of the names of all buckets that the page may have created; no other buckets are touched
 * @param patienceMs how long to keep trying to remove the remaining buckets while a lock expires
 * @throws Error if the server doesn't respond
 */
export async function cleanUp(address: Address, identities: readonly Keys[], session: string, patienceMs = 0): Promise<LeftBuckets> {
  const removed: string[] = [];
  const stuck: string[] = [];
  for (const keys of identities) {
    const s3 = clientFor(address, keys);
    try {
      const own = (await bucketNames(s3)).filter((name) => name.includes(session));
      const found = await removeBuckets(s3, own, patienceMs);
      removed.push(...found.removed);
      stuck.push(...found.stuck);
    } finally {
      s3.destroy();
    }
  }
  return { removed, stuck };
}
