/** Bytes, requests and blocking files of a page that is only read, on a phone. `npm run bench:site` measures times. */
import { readToEnd, weigh } from '../scripts/bench/weight';
import { expect, test } from './fixtures';
import { MOST_BYTES } from './most-bytes';

/** The benchmark's pages, and an Italian page. */
const PAGES = ['/', '/guides/object-lock', '/guides/s3-api', '/composer/swarms/hardware', '/it/guides/object-lock'];

/** Maximum number of files that are drawn: the typeface and pictures. */
const MOST_DRAWN = 3;
/** Files that the first paint waits for, except the page. */
const BLOCKING: readonly string[] = [];
/**
 * Maximum size of a page up to its title. This is what fits into a connection's first window: 10 packets of 1,448 bytes, one of them for
 * the server's tickets and settings, minus headers and TLS overhead. The first paint then needs one round trip.
 */
const MOST_TITLE_BYTES = 12_000;
/**
 * Maximum size of a whole page, which needs two round trips. A single CSS rule changes a page's size after Brotli by up to 60 bytes in
 * either direction. On the longest page, 300 bytes are the labels of table cells, which phones show, 300 are the links to
 * the tools in the sidebar, 100 are complete sentences where there were fragments, and 100 are the places where long names in tables wrap.
 */
const MOST_PAGE_BYTES = 28_600;

test.use({ viewport: { width: 360, height: 800 } });

for (const path of PAGES) {
  test(`is light before the first intent: ${path}`, async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const weight = await weigh(page, path);
    expect(weight.blocking).toEqual(BLOCKING);
    expect(weight.titleBytes).toBeLessThanOrEqual(MOST_TITLE_BYTES);
    expect(weight.firstPaintBytes).toBeLessThanOrEqual(MOST_PAGE_BYTES);
    expect(weight.bytes).toBeLessThanOrEqual(MOST_BYTES);
    // The typeface, the logo, and other pictures.
    const isDrawn = (file: string): boolean => /\.(?:woff2|svg)$/.test(file);
    const other = (): string[] => requests.filter((file) => !isDrawn(file)).map((file) => file.replace(/\.\w{8}\.js$/, '.js'));
    const expected = [path, `${path.startsWith('/it/') ? '/it' : ''}/assets/js/page.js`];
    expect(other()).toEqual(expected);
    // Only a headed browser requests the icon.
    expect(requests.filter((file) => isDrawn(file) && !file.endsWith('/favicon.svg')).length).toBeLessThanOrEqual(MOST_DRAWN);
    // A wide window shows more links.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.evaluate(readToEnd);
    expect(other()).toEqual(expected);
  });
}
