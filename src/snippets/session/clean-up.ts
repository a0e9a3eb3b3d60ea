/** Removes all buckets that belong to a session. */
import { S3ServiceException } from '@aws-sdk/client-s3';
import { type Address, clientFor, type Keys } from '../../s3/client';
import { removeBuckets } from '../../s3/remove-bucket';

/**
 * @param session part of the names of all buckets that the page may have created; no other buckets are touched
 * @param patienceMs how long to keep trying to remove the remaining buckets while a lock expires
 * @returns buckets that have now been removed, and buckets that couldn't be removed, each with the reason
 * @throws Error if the server doesn't respond
 */
export async function cleanUp(
  address: Address,
  identities: readonly Keys[],
  session: string,
  patienceMs = 0,
): ReturnType<typeof removeBuckets> {
  const [removed, stuck]: [string[], string[]] = [[], []];
  for (const keys of identities) {
    const s3 = clientFor(address, keys);
    try {
      const { Buckets = [] } = await s3.listBuckets({});
      const own = Buckets.flatMap(({ Name }) => Name ?? []).filter((name) => name.includes(session));
      const found = await removeBuckets(s3, own, patienceMs);
      removed.push(...found.removed);
      stuck.push(...found.stuck);
    } catch (error) {
      // An identity that can't list buckets, such as a user without permissions, doesn't own any.
      if (!(error instanceof S3ServiceException && error.name === 'AccessDenied')) throw error;
    } finally {
      s3.destroy();
    }
  }
  return { removed, stuck };
}
