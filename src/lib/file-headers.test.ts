import { describe, expect, it } from 'vitest';
import { CACHE, cacheControlOf, contentTypeOf } from './file-headers';

describe('file headers', () => {
  it.each([
    ['index.html', 'text/html; charset=utf-8', CACHE.ask],
    ['it/assets/js/main.5e6f7a8b.js', 'text/javascript; charset=utf-8', CACHE.forever],
    ['assets/images/plan', 'application/octet-stream', CACHE.forever],
    ['search/index.it.0a1b2c3d.json', 'application/json; charset=utf-8', CACHE.forever],
    ['search/index.it.json', 'application/json; charset=utf-8', CACHE.ask],
    ['fonts/text.woff2', 'font/woff2', CACHE.day],
    ['guides/a.b.md', 'text/markdown; charset=utf-8', CACHE.ask],
    ['downloads/a.zzz', 'application/octet-stream', CACHE.ask],
  ])('of %s', (path, type, cache) => {
    expect([contentTypeOf(path), cacheControlOf(path)]).toEqual([type, cache]);
  });
});
