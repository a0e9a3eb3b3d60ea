/** Resources that a page requests while its reader only reads: bytes, requests, and what the first paint waits for. */
import type { Page, Response } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';

export interface File {
  /** File path on the host. */
  readonly path: string;
  readonly bytes: number;
}

export interface Weight {
  /** All responses in order, starting with the page. Text is counted as compressed with Brotli, without headers. */
  readonly files: readonly File[];
  /** Total file size. */
  readonly bytes: number;
  /** Files that the first paint waits for, except the page. */
  readonly blocking: readonly File[];
  /** Size of the whole page and the blocking files. */
  readonly firstPaintBytes: number;
  /** Size of the page up to its title, plus the blocking files. A page is painted as it arrives, so this is enough for the first paint. */
  readonly titleBytes: number;
}

const TEXT = /^(?:text\/|application\/(?:javascript|json|manifest\+json|xml)|image\/svg)/;

/** Runs in a page: scrolls as a reader does, one screen at a time to the end, and back to the top. */
export async function readToEnd(): Promise<void> {
  for (let last = -1; last !== window.scrollY;) {
    last = window.scrollY;
    window.scrollBy({ top: window.innerHeight, behavior: 'instant' });
    // After two frames, the screen is visible and its resources have been requested.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  await document.fonts.ready;
}

/** Runs in a page: returns the files that its first paint waited for, as reported by Chromium, with their transferred sizes. */
export function blockingFiles(): File[] {
  const resources = performance.getEntriesByType('resource') as (PerformanceResourceTiming & { renderBlockingStatus: string })[];
  const blocking = resources.filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking');
  return blocking.map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize }));
}

const packedBytes = (text: Buffer | string): number => brotliCompressSync(text).length;

async function fileOf(response: Response): Promise<File> {
  const body = await response.body();
  const isText = TEXT.test((await response.headerValue('content-type')) ?? '');
  return { path: new URL(response.url()).pathname, bytes: isText ? packedBytes(body) : body.length };
}

const sum = (counted: readonly File[]): number => counted.reduce((total, { bytes }) => total + bytes, 0);

/**
 * Opens a page and reads it to its end without touching it.
 * @param page Chromium page; its server doesn't have to compress responses
 * @param address page address on the server
 * @throws if the response isn't a page
 */
export async function weigh(page: Page, address: string): Promise<Weight> {
  const answers: Promise<File>[] = [];
  page.on('response', (response) => answers.push(fileOf(response)));
  const html = await (await page.goto(address, { waitUntil: 'networkidle' }))?.text();
  if (html === undefined) throw new Error(`${address} didn’t return a page`);
  await page.evaluate(readToEnd);
  const files = await Promise.all(answers);
  const waitedFor = new Set((await page.evaluate(blockingFiles)).map((file) => file.path));
  const blocking = files.filter(({ path }) => waitedFor.has(path));
  const [head = ''] = html.split('</h1>');
  return {
    files,
    bytes: sum(files),
    blocking,
    firstPaintBytes: packedBytes(html) + sum(blocking),
    titleBytes: packedBytes(head) + sum(blocking),
  };
}
