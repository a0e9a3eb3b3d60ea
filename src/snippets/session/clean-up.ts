/** Removes every bucket of a session. */
import { type Address, clientFor, type Keys } from '../../s3/client';
import { removeBuckets } from '../../s3/remove-bucket';

export interface LeftBuckets {
  /** Buckets that the page left and that are removed now. */
  readonly removed: readonly string[];
  /** Buckets that could not be removed, each with the reason. */
  readonly stuck: readonly string[];
}

/**
 * @param session part of the names of all buckets that the page may have made; no other bucket is touched
 * @throws when the server does not answer
 */
export async function cleanUp(address: Address, identities: readonly Keys[], session: string): Promise<LeftBuckets> {
  const removed: string[] = [];
  const stuck: string[] = [];
  for (const keys of identities) {
    const s3 = clientFor(address, keys);
    try {
      const { Buckets = [] } = await s3.listBuckets({});
      const own = Buckets.flatMap(({ Name }) => (Name?.includes(session) ? [Name] : []));
      const found = await removeBuckets(s3, own);
      removed.push(...found.removed);
      stuck.push(...found.stuck);
    } finally {
      s3.destroy();
    }
  }
  return { removed, stuck };
}
