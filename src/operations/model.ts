/** What browser and build both use. Data only. */
import type { OperationProbe, OperationProof } from '../snippets/plugin';

/** What is documented of an operation, from sure to nothing. */
export const STATUSES = ['supported', 'partial', 'not-supported', 'unknown'] as const;
export type Status = (typeof STATUSES)[number];

/** Subjects of the table, in the order of the page; each is a heading with the id `op-<area>`. */
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

/** Proofs of an operation by its name; empty where it was not exercised. */
export type ProofsOf = (operation: string) => readonly OperationProof[];

/** What a probe saw of an operation, without a page. */
export type ProbeOf = (operation: string) => OperationProbe | undefined;

/** The table for programs, at the root of each language of the built site. */
export const JSON_FILE = 's3-operations.json';
export const MARKDOWN_FILE = 's3-operations.md';
