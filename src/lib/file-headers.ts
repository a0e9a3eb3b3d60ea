/** Content types and cache rules of the site's files, which are the same for every host. */

/** `Content-Type` by file extension. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.zip': 'application/zip',
};

/** Values of `Cache-Control`. */
export const CACHE = {
  /** One year, the longest useful value (RFC 9111, section 4.2.1). For names that contain a hash of their content. */
  forever: 'public, max-age=31536000, immutable',
  /**
   * Typefaces are named in the head of every page, so their names have no hash. If a browser revalidated them, it would warn about an
   * unused preload.
   */
  day: 'public, max-age=86400',
  /** Cached, but the browser asks the host each time whether the copy is still current. */
  ask: 'no-cache',
} as const;
