/** Removes every bucket of a session. */
import { type Address, clientFor, type Keys } from '../../s3/client';
import { removeBucket } from '../../s3/remove-bucket';

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
      for (const name of Buckets.flatMap(({ Name }) => (Name?.includes(session) ? [Name] : []))) {
        const reason = await removeBucket(s3, name);
        if (reason === undefined) removed.push(name);
        else stuck.push(`${name} (${reason})`);
      }
    } finally {
      s3.destroy();
    }
  }
  return { removed, stuck };
}
