/** What the parts of the room exchange. Data only: browser and build both use it. */

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

/** A block of a page that exercised an operation, on what and when. */
export interface OperationProof {
  /** Id of the page: `guides/object-lock`. */
  readonly page: string;
  /** Id of the heading above the block, where there is one. */
  readonly heading?: string;
  /** Identity of the block in the evidence file. */
  readonly block: string;
  /** With version: `Ceph RADOS Gateway 16.2.15`. */
  readonly server: string;
  /** With versions: `AWS CLI 2.9.19`. */
  readonly clients: readonly string[];
  /** Day of the run, UTC: `2024-06-30`. */
  readonly date: string;
}

/** Proofs of an operation by its name; empty where it was not exercised. */
export type ProofsOf = (operation: string) => readonly OperationProof[];

/** What the filter knows of a row. */
export interface Row {
  readonly name: string;
  readonly area: Area;
  readonly status: Status;
}

/** A name for readers by the id of a status or area. */
export type Names<Id extends string> = Readonly<Record<Id, string>>;

/** The table for programs, at the root of each language of the built site. */
export const JSON_FILE = 's3-operations.json';
export const MARKDOWN_FILE = 's3-operations.md';
