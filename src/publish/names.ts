/** Names and paths of everything that is published in addition to the pages. The build writes to them, and pages link to them. */
import type { DocsInstance } from '../content';

/** IDs of the configuration texts that contain the sidebar names. */
export const SIDEBAR_NAMES: Readonly<Record<DocsInstance['id'], string>> = {
  home: 'navbar.storage',
  composer: 'navbar.composer',
  own: 'navbar.own',
};

/**
 * Address of a page's Markdown version: `/it/guides/object-lock.md`, or `/integrations/index.md` for the index page of a folder.
 * @param route page route from the root of the host, including the base URL
 */
export const markdownAddress = (route: string): string => (route.endsWith('/') ? `${route}index.md` : `${route}.md`);

/** Route of the page about offline reading, relative to the language root. */
export const OFFLINE_ROUTE = 'offline';

/**
 * A section's name: the folder of its first page, which is different for each section.
 * @param permalink permalink of the first page, such as `/it/composer/swarms/what-is-a-swarm`
 * @param baseUrl language root, with a slash at both ends
 */
export const sectionName = (permalink: string, baseUrl: string): string =>
  permalink.slice(baseUrl.length, Math.max(permalink.lastIndexOf('/'), baseUrl.length));

/** Route of a section's single document, relative to the language root. */
export const printRoute = (section: string): string => `print/${section}`;

/** A category with a single page doesn't need a document. */
export const isPrinted = (items: readonly unknown[]): boolean => items.length > 1;

/** A language's archive, relative to the language root. */
export const archiveName = (slug: string, locale: string): string => `${slug}-${locale}`;
export const archiveFile = (slug: string, locale: string): string => `downloads/${archiveName(slug, locale)}.zip`;

/** The service worker, at the root of its language, which is its scope. */
export const WORKER_FILE = 'service-worker.js';
export const MANIFEST_FILE = 'site.webmanifest';

/** Prefix of a language's cache names, which is followed by a version. */
export const cachePrefix = (slug: string, locale: string): string => `pages-${slug}-${locale}-`;

/** Progress that the service worker reports to pages while it stores files. */
export interface Progress {
  readonly kept: number;
  readonly of: number;
}

/** Sizes that the build writes into the page about offline reading. */
export type SizeName = 'archive' | 'kept';
