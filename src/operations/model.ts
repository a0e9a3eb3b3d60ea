/** Definitions that both the browser and the build use. Data only. */
import type { OperationProbe, OperationProof } from '../snippets/plugin';

/** Documented status of an operation, from certain to unknown. */
export const STATUSES = ['supported', 'partial', 'not-supported', 'unknown'] as const;
export type Status = (typeof STATUSES)[number];

/** Subjects of the table in page order. Each one is a heading with the id `op-<area>`. */
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

/** Returns the proofs of an operation by its name; empty if the operation wasn't run. */
export type ProofsOf = (operation: string) => readonly OperationProof[];

/** Result of a probe of an operation, independent of any page. */
export type ProbeOf = (operation: string) => OperationProbe | undefined;

/** The table for programs, at the root of each language of the built site. */
export const JSON_FILE = 's3-operations.json';
export const MARKDOWN_FILE = 's3-operations.md';
