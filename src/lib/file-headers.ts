/** Content types and cache rules for the site's files, which are the same on every host. */

/** `Content-Type` header by file extension. */
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

/** `Cache-Control` values. */
export const CACHE = {
  /** One year, which is the longest useful value (RFC 9111, section 4.2.1). For files with a content hash in their name. */
  forever: 'public, max-age=31536000, immutable',
  /**
   * For typefaces. The head of every page names them, so their names have no hash. If a browser had to revalidate them, it would warn about
   * an unused preload.
   */
  day: 'public, max-age=86400',
  /** Cached, but the browser asks the host every time whether its copy is still current. */
  ask: 'no-cache',
} as const;
