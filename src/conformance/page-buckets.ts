/** The buckets of the pages, which are made by the blocks and known only by a part of their names. */
import { randomBytes } from 'node:crypto';
import { clientFor } from '../s3/client';
import { removeBuckets } from '../s3/remove-bucket';
import type { Settings } from './arguments';
import { PATIENCE_MS } from './own-buckets';
import { listBuckets } from './preflight';

export interface Ids {
  /** A name for a session that is part of no bucket that was there before. */
  readonly newId: () => string;
  /** Whether a bucket was made by one of these sessions. */
  readonly isOwn: (bucket: string) => boolean;
}

/** @param existing names of all buckets before the run */
export function newIds(existing: readonly string[], random: () => string = () => randomBytes(4).toString('hex')): Ids {
  const ids: string[] = [];
  return {
    newId: () => {
      let id = random();
      while (existing.some((name) => name.includes(id))) id = random();
      ids.push(id);
      return id;
    },
    isOwn: (bucket) => !existing.includes(bucket) && ids.some((id) => bucket.includes(id)),
  };
}

/**
 * Removes what a page could not, such as a bucket whose lock had to run out first.
 *
 * @returns buckets that could not be removed, each with the reason
 */
export async function removeOwn(settings: Settings, isOwn: Ids['isOwn']): Promise<string[]> {
  const names = (await listBuckets(settings)).filter(isOwn);
  if (names.length === 0) return [];
  const s3 = clientFor(settings, settings.keys);
  try {
    return (await removeBuckets(s3, names, PATIENCE_MS)).stuck;
  } finally {
    s3.destroy();
  }
}
