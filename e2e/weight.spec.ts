/** Bytes, requests and blocking files of a page that is only read, on a phone. Times are `npm run bench:site`'s. */
import { weigh } from '../scripts/bench/weight';
import { expect, test } from './fixtures';

/** The pages of the benchmark, and an Italian one. */
const PAGES = ['/', '/guides/object-lock', '/guides/s3-api', '/composer/swarms/hardware', '/it/guides/object-lock'];

/** Most bytes of all that is asked for, text packed. */
const MOST_BYTES = 60_000;
/** Most requests, the page included. */
const MOST_REQUESTS = 5;
/** Files that the first paint waits for, beside the page. */
const BLOCKING: readonly string[] = [];
/**
 * Most bytes of a page to the end of its title: what the first window of a connection has for a page, 10 packets of 1,448 bytes,
 * one for the server's tickets and settings, the rest less headers and TLS' own bytes. So the first paint needs one round trip.
 */
const MOST_TITLE_BYTES = 12_000;
/** Most bytes of a whole page, which needs two. A rule of CSS more or less moves what Brotli makes of a page by 60 in either direction. */
const MOST_PAGE_BYTES = 27_600;

test.use({ viewport: { width: 360, height: 800 } });

for (const path of PAGES) {
  test(`is light before the first intent: ${path}`, async ({ page }) => {
    const weight = await weigh(page, path);
    expect(weight.blocking).toEqual(BLOCKING);
    expect(weight.titleBytes).toBeLessThanOrEqual(MOST_TITLE_BYTES);
    expect(weight.firstPaintBytes).toBeLessThanOrEqual(MOST_PAGE_BYTES);
    // Only a browser with a window asks for the icon.
    const files = weight.files.map((file) => file.path).filter((file) => !file.endsWith('/favicon.svg'));
    expect(files.slice(MOST_REQUESTS)).toEqual([]);
    expect(weight.bytes).toBeLessThanOrEqual(MOST_BYTES);
  });
}
