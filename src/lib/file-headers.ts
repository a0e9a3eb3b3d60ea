/** Content types and cache rules of the files of the site, the same for every host. */

/** `Content-Type` by the suffix of a file. */
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
  /** A year, the longest that is of use (RFC 9111, section 4.2.1), for names that hold a hash of their content. */
  forever: 'public, max-age=31536000, immutable',
  /** Typefaces are named in the head of every page, so without a hash; a browser that asks anew warns of a preload that nobody used. */
  day: 'public, max-age=86400',
  /** Kept, but the host is asked each time whether it still holds. */
  ask: 'no-cache',
} as const;
