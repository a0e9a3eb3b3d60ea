/** Files, compressed as a good static host sends them. */
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

const known = new Map<string, Buffer>();

/** A file compressed with Brotli at the highest quality, and cached. */
export function packed(file: string): Buffer {
  const content =
    known.get(file) ??
    brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });
  known.set(file, content);
  return content;
}
