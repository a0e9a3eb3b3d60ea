/** What is published, and what is known of it. Paths are relative to the folder of the build, and to the prefix in the bucket. */

/** Headers that are stored with an object. */
export interface Metadata {
  readonly contentType: string;
  /** With `immutable` for a name that changes with the content. */
  readonly cacheControl: string;
}

export interface LocalFile {
  readonly path: string;
  /** Place on this machine. */
  readonly file: string;
  readonly metadata: Metadata;
  readonly contentEncoding?: 'gzip';
  /** Where a page that only redirects leads to. */
  readonly redirect?: string;
  /** Of the bytes as they are stored, compressed ones included. */
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
  /** Hexadecimal; what most servers answer as the ETag of an object that came in one part. */
  readonly md5: string;
}

/** What a manifest holds of a file. */
export interface Published {
  readonly bytes: number;
  readonly sha256: string;
  /** Without quotes: as the server answered, before that the MD5 as the best guess. */
  readonly etag: string;
  /** Fingerprint of the stored headers. */
  readonly headers: string;
}

/** What a listing tells of an object. */
export interface Stored {
  readonly bytes: number;
  /** Without quotes. */
  readonly etag: string;
}

/** All that this program writes apart from the site stands below this folder. */
export const OWN_FOLDER = '.deploy/';
export const MANIFEST_PATH = `${OWN_FOLDER}manifest.json`;
export const LOCK_PATH = `${OWN_FOLDER}lock.json`;
