/** All probes, cheap ones first, and the operations that none of them tries. */
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

/** Operations whose probe sees an answer of the right form and no effect, because nothing that it could read was written before. */
export const ANSWER_ONLY: readonly string[] = ['GetBucketReplication', 'GetBucketNotificationConfiguration'];

const reasons = parse(readFileSync(new URL('./not-tried.yaml', import.meta.url), 'utf8')) as readonly {
  readonly reason: string;
  readonly operations: readonly string[];
}[];

/** Names of operations to the reasons why no probe tries them. */
export const NOT_TRIED: ReadonlyMap<string, string> = new Map(
  reasons.flatMap(({ reason, operations }) => operations.map((name) => [name, reason] as const)),
);
