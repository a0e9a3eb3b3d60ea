/** Reads the built site. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { UsageError } from '../lib/usage-error';
import { type LocalFile, type Metadata, OWN_FOLDER, type Published } from './model';

/** A page that redirects is small; the one of the framework has 400 bytes. */
const MAX_REDIRECT_BYTES = 4096;
const REFRESH = /<meta http-equiv="?refresh"? content="0; ?url=([^"]+)"/i;
const PACKED = /\.(?:js|css|json|svg)$/;
const BEST_COMPRESSION = 9;

export interface ReadOptions {
  /** Headers of a path. */
  readonly metadataOf: (path: string) => Metadata;
  /** Whether pages that redirect get the header that makes a website endpoint answer 301. */
  readonly redirects: boolean;
}

/** The bytes that are stored for a file: the same each time, so that checksums can be compared. */
export function bodyOf({ file, contentEncoding }: Pick<LocalFile, 'file' | 'contentEncoding'>): Buffer {
  const content = readFileSync(file);
  return contentEncoding === 'gzip' ? gzipSync(content, { level: BEST_COMPRESSION }) : content;
}

export const isImmutable = ({ metadata }: Pick<LocalFile, 'metadata'>): boolean => metadata.cacheControl.includes('immutable');
export const isPage = (name: string): boolean => /\.(?:html|md)$/.test(name);

const hash = (algorithm: string, data: Buffer | string): string => createHash(algorithm).update(data).digest('hex');

/** Size and checksums of what is stored. */
export const sumsOf = (body: Buffer): Pick<LocalFile, 'bytes' | 'sha256' | 'md5'> => ({
  bytes: body.length,
  sha256: hash('sha256', body),
  md5: hash('md5', body),
});

function redirectIn(name: string, body: Buffer): string | undefined {
  return name.endsWith('.html') && body.length <= MAX_REDIRECT_BYTES
    ? REFRESH.exec(body.toString('utf8'))?.[1]?.replaceAll('&amp;', '&')
    : undefined;
}

/**
 * Scripts, styles and data of an immutable name are stored as gzip, because only browsers ask for them, and every browser takes
 * gzip. Pages and texts are not: S3 answers with what is stored, and programs without `Accept-Encoding`, curl first, would get
 * bytes that they cannot read.
 */
function read(folder: string, name: string, { metadataOf, redirects }: ReadOptions): LocalFile {
  const plain = { path: name, file: path.join(folder, name), metadata: metadataOf(name) };
  const file = isImmutable(plain) && PACKED.test(name) ? { ...plain, contentEncoding: 'gzip' as const } : plain;
  const body = bodyOf(file);
  const redirect = redirects ? redirectIn(name, body) : undefined;
  return { ...file, ...(redirect === undefined ? {} : { redirect }), ...sumsOf(body) };
}

/**
 * @param folder built site
 * @returns its files by path
 * @throws UsageError where this is no built site, or it holds what cannot be published
 */
export function readBuild(folder: string, options: ReadOptions): Map<string, LocalFile> {
  for (const name of ['index.html', '404.html'])
    if (!existsSync(path.join(folder, name)))
      throw new UsageError(`${path.join(folder, name)} is missing. Build the site first: npm run build`);
  const files = new Map<string, LocalFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    const name = path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/');
    if (!entry.isFile()) throw new UsageError(`${path.join(folder, name)} is no ordinary file: links are not published. Remove it.`);
    if (name.startsWith(OWN_FOLDER))
      throw new UsageError(`${path.join(folder, name)}: the folder ${OWN_FOLDER} is this program's own. Rename it.`);
    files.set(name, read(folder, name, options));
  }
  return files;
}

/** What a manifest holds of a file that is about to be uploaded. */
export const publishedOf = ({ bytes, sha256, md5, metadata, contentEncoding, redirect }: LocalFile): Published => ({
  bytes,
  sha256,
  etag: md5,
  headers: hash('sha256', JSON.stringify([metadata.contentType, metadata.cacheControl, contentEncoding, redirect])).slice(0, 12),
});
