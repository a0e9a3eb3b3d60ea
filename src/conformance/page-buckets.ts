/** Buckets from the pages. Code blocks create them, and only a part of each name is known. */
import { randomBytes } from 'node:crypto';
import { clientFor } from '../s3/client';
import { removeBuckets } from '../s3/remove-bucket';
import type { Settings } from './arguments';
import { PATIENCE_MS } from './own-buckets';
import { listBuckets } from './preflight';

export interface Ids {
  /** Returns a new session name, which no existing bucket name contains. */
  readonly newId: () => string;
  /** Returns whether one of these sessions created the bucket. */
  readonly isOwn: (bucket: string) => boolean;
}

/** @param existing names of all buckets that existed before the run */
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
 * Removes buckets that a page couldn't remove, such as a bucket whose lock had to expire first.
 *
 * @returns buckets that couldn't be removed, each with the reason
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
