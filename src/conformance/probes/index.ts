/** All probes, starting with the cheapest, and the operations that no probe tests. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Probe } from '../context';
import { acl, buckets } from './buckets';
import { lists, multipart, objects, postObject } from './objects';
import { settings } from './settings';

export const probes: readonly Probe[] = [buckets, objects, lists, postObject, multipart, acl, ...settings];

/** Operations whose probe verifies only that the response is well-formed, because nothing was written that the operation could read. */
export const ANSWER_ONLY: readonly string[] = ['GetBucketNotificationConfiguration'];

const reasons = parse(readFileSync(new URL('./not-tried.yaml', import.meta.url), 'utf8')) as readonly {
  readonly reason: string;
  readonly operations: readonly string[];
}[];

/** Reasons why no probe tests an operation, by operation name. */
export const NOT_TRIED: ReadonlyMap<string, string> = new Map(
  reasons.flatMap(({ reason, operations }) => operations.map((name) => [name, reason] as const)),
);
