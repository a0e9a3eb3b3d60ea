/** Determines which buckets belong to this run, and removes them. No other buckets are ever written to or removed. */
import { randomBytes } from 'node:crypto';
import { type S3, S3ServiceException } from '@aws-sdk/client-s3';
import { clientFor } from '../s3/client';
import { removeBuckets } from '../s3/remove-bucket';
import { UsageError } from '../lib/usage-error';
import type { Settings } from './arguments';
import { answerOf } from './finding';

/** Bucket name prefix, which tells anyone who finds such a bucket where it comes from. */
export const PREFIX = 'conformance';
const RANDOM_BYTES = 8;
const OWN_NAME = new RegExp(`^${PREFIX}-[0-9a-f]{${2 * RANDOM_BYTES}}$`);
/** Time limit for removing buckets, in ms. It's longer than the locks that the probes set. */
const PATIENCE_MS = 90_000;

/**
 * @param existing names of buckets that existed before this run
 * @returns buckets that an earlier run created but couldn't remove because it was killed. A person must decide what to do with them,
 * because a name doesn't prove ownership.
 */
export const leftBehind = (existing: readonly string[]): string[] => existing.filter((name) => OWN_NAME.test(name));

export class OwnBuckets {
  private readonly created = new Set<string>();

  /** Buckets that were created but haven't been removed yet. */
  get names(): readonly string[] {
    return [...this.created];
  }

  /** Creates a bucket. @throws the server's error */
  async create(s3: S3, lock = false): Promise<string> {
    // Uses enough random digits for an unused name. Creating a bucket that the project already has would succeed.
    const Bucket = `${PREFIX}-${randomBytes(RANDOM_BYTES).toString('hex')}`;
    // Record the name first, so that the bucket is removed even if the response is lost.
    this.created.add(Bucket);
    try {
      await s3.createBucket({ Bucket, ...(lock ? { ObjectLockEnabledForBucket: true } : {}) });
    } catch (error) {
      // If the server rejected the request, no bucket was created.
      if (error instanceof S3ServiceException && (error.$metadata.httpStatusCode ?? 500) < 500) this.created.delete(Bucket);
      throw error;
    }
    return Bucket;
  }

  /**
   * Removes the buckets. Retries within a time limit, until locks have expired.
   *
   * @returns buckets that couldn't be removed, each with the reason
   */
  async remove(s3: S3, patienceMs = PATIENCE_MS): Promise<string[]> {
    const { removed, stuck } = await removeBuckets(s3, this.created, patienceMs);
    for (const bucket of removed) this.created.delete(bucket);
    return stuck;
  }
}

/** Advice for each error code. */
const HINTS: Readonly<Record<string, string>> = {
  InvalidAccessKeyId: 'the access key ID doesn’t exist there; check the key and the endpoint',
  SignatureDoesNotMatch: 'the secret or the region is wrong; check both',
  RequestTimeTooSkewed: 'this machine’s clock is wrong; turn on time synchronization',
  AccessDenied: 'the key doesn’t have permission to list buckets; use a key that belongs to the project’s root user or to Admin',
};

function explain({ endpoint }: Settings, error: unknown): UsageError {
  const { status, code, message } = answerOf(error);
  if (error instanceof S3ServiceException && code !== undefined && code in HINTS)
    return new UsageError(`${endpoint} rejects the key (${status} ${code}): ${HINTS[code]}`);
  const came = [status, code, message].filter(Boolean).join(' ');
  return new UsageError(
    status === undefined
      ? `${endpoint} can’t be reached: ${message}; check the address, the network, and the certificate`
      : `${endpoint} doesn’t respond like an S3 service: ${came}; check the endpoint`,
  );
}

/**
 * @param signal stops waiting for a response; omit it for information that's needed after the run was stopped
 * @returns names of the project's buckets
 * @throws UsageError whose message says why nothing can be tested, and what to do
 */
export async function listBuckets(settings: Settings, signal?: AbortSignal): Promise<string[]> {
  const s3 = clientFor(settings, settings.keys, { signal });
  try {
    const { Buckets, Owner, $metadata } = await s3.listBuckets({});
    // The SDK parses any other page as an empty response.
    if (!Buckets && !Owner) throw new S3ServiceException({ name: 'no list of buckets', $fault: 'server', $metadata });
    return (Buckets ?? []).flatMap(({ Name }) => Name ?? []);
  } catch (error) {
    throw explain(settings, error);
  } finally {
    s3.destroy();
  }
}

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
