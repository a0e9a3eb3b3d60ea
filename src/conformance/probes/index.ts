/** All probes, starting with the cheapest, and the operations that no probe tests. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Probe } from '../context';
import { acl } from './acl';
import { buckets } from './buckets';
import { lock } from './lock';
import { multipart } from './multipart';
import { lists, objects } from './objects';
import { postObject } from './post-object';
import { replication } from './replication';
import { settings } from './settings';

export const probes: readonly Probe[] = [buckets, objects, lists, postObject, multipart, acl, ...settings, replication, lock];

/** Operations whose probe verifies only that the response is well-formed, because nothing was written that the operation could read. */
export const ANSWER_ONLY: readonly string[] = ['GetBucketReplication', 'GetBucketNotificationConfiguration'];

const reasons = parse(readFileSync(new URL('./not-tried.yaml', import.meta.url), 'utf8')) as readonly {
  readonly reason: string;
  readonly operations: readonly string[];
}[];

/** Reasons why no probe tests an operation, by operation name. */
export const NOT_TRIED: ReadonlyMap<string, string> = new Map(
  reasons.flatMap(({ reason, operations }) => operations.map((name) => [name, reason] as const)),
);
