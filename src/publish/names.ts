/** Names and places of what is published beside the pages; the build writes there, and pages link there. */
import type { DocsInstance } from '../content';

/** Texts of the configuration with the names of the sidebars. */
export const SIDEBAR_NAMES: Readonly<Record<DocsInstance['id'], string>> = { home: 'navbar.storage', composer: 'navbar.composer' };

/** Route of the page on reading offline, below the root of its language. */
export const OFFLINE_ROUTE = 'offline';

/**
 * Name of a section: the folder of its first page, which no other section's first page shares.
 * @param permalink of the first page, such as `/it/composer/swarms/what-is-a-swarm`
 * @param baseUrl root of the language, with a slash at both ends
 */
export const sectionName = (permalink: string, baseUrl: string): string =>
  permalink.slice(baseUrl.length, Math.max(permalink.lastIndexOf('/'), baseUrl.length));

/** Route of a section as one document, below the root of its language. */
export const printRoute = (section: string): string => `print/${section}`;

/** A category of one page needs no document of its own. */
export const isPrinted = (items: readonly unknown[]): boolean => items.length > 1;

/** The archive of a language, below the root of that language. */
export const archiveName = (slug: string, locale: string): string => `${slug}-${locale}`;
export const archiveFile = (slug: string, locale: string): string => `downloads/${archiveName(slug, locale)}.zip`;

/** The service worker, at the root of its language, which is its scope. */
export const WORKER_FILE = 'service-worker.js';
export const MANIFEST_FILE = 'site.webmanifest';

/** Names of the caches of a language begin with this; a version follows. */
export const cachePrefix = (slug: string, locale: string): string => `pages-${slug}-${locale}-`;

/** What the service worker tells pages while it keeps files. */
export interface Progress {
  readonly kept: number;
  readonly of: number;
}
