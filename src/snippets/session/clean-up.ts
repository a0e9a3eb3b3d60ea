/** Removes every bucket of a session. */
import { type S3, S3ServiceException } from '@aws-sdk/client-s3';
import { type Address, clientFor, type Keys } from '../../s3/client';
import { removeBuckets } from '../../s3/remove-bucket';

export interface LeftBuckets {
  /** Buckets that the page left and that are removed now. */
  readonly removed: readonly string[];
  /** Buckets that could not be removed, each with the reason. */
  readonly stuck: readonly string[];
}

/** None for who may not ask: a user without rights, whose buckets belong to its account. */
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
 * @param session part of the names of all buckets that the page may have made; no other bucket is touched
 * @param patienceMs for how long buckets that stay are tried again, until a lock has run out
 * @throws when the server does not answer
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
