/** Definitions that both the browser and the build use. This module contains only data. */
import type { OperationProbe, OperationProof } from '../snippets/plugin';

/** Possible statuses of an operation in the documentation, from certain to unknown. */
export const STATUSES = ['supported', 'partial', 'not-supported', 'unknown'] as const;
export type Status = (typeof STATUSES)[number];

/** Areas of the table, in the same order as on the page. Each area has a heading with the id `op-<area>`. */
export const AREAS = [
  'buckets',
  'objects',
  'multipart',
  'versioning',
  'acl',
  'ownership',
  'lock',
  'lifecycle',
  'tagging',
  'policy',
  'encryption',
  'replication',
  'cors',
  'other',
  'metadata',
  'directory',
] as const;
export type Area = (typeof AREAS)[number];

/** Returns the proofs for the operation with the given name; empty if the operation wasn't run. */
export type ProofsOf = (operation: string) => readonly OperationProof[];

/** Returns the result of probing the operation with the given name. Probes don't depend on pages. */
export type ProbeOf = (operation: string) => OperationProbe | undefined;

/** Names of the table's machine-readable files, which are at the root of each language in the built site. */
export const JSON_FILE = 's3-operations.json';
export const MARKDOWN_FILE = 's3-operations.md';
