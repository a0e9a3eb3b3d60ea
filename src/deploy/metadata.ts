/** The headers that are stored with each file. */
import { cacheControlOf, contentTypeOf } from '../lib/file-headers';
import type { Metadata } from './model';

/** @returns headers of a path */
export const metadataOf = (path: string): Metadata => ({ contentType: contentTypeOf(path), cacheControl: cacheControlOf(path) });
