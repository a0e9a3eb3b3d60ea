/** The headers that are stored with each file. */
import { lookup } from 'mrmime';
import type { Metadata } from './model';

/** A name that changes with the content: everything that the bundler writes, and what has a hash between two dots. */
const IMMUTABLE = /(?:^|\/)assets\/|\.[0-9a-f]{8,}\.\w+$/;
/** Named in the head of every page, so without a hash. */
const FONTS = /(?:^|\/)fonts\//;
const TEXT = /^text\/|(?:json|javascript|xml)$/;

/** @returns headers of a path */
export function metadataOf(path: string): Metadata {
  const type = path.endsWith('.ico') ? 'image/x-icon' : (lookup(path) ?? 'application/octet-stream');
  return {
    contentType: TEXT.test(type) ? `${type}; charset=utf-8` : type,
    cacheControl: IMMUTABLE.test(path) ? 'public, max-age=31536000, immutable' : FONTS.test(path) ? 'public, max-age=86400' : 'no-cache',
  };
}
