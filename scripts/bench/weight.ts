/** What a page asks for before its reader does anything but read: bytes, requests, and what the first paint waits for. */
import type { Page, Response } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';

export interface File {
  /** Address on the host. */
  readonly path: string;
  readonly bytes: number;
}

export interface Weight {
  /** Every answer, in order, the page itself first. Text is counted as Brotli packs it, without headers. */
  readonly files: readonly File[];
  /** Sum of the files. */
  readonly bytes: number;
  /** Files that the first paint waits for, beside the page. */
  readonly blocking: readonly File[];
  /** The whole page and the blocking files. */
  readonly firstPaintBytes: number;
  /** The page to the end of its title and the blocking files: as a page is painted while it arrives, this brings the first paint. */
  readonly titleBytes: number;
}

const TEXT = /^(?:text\/|application\/(?:javascript|json|manifest\+json|xml)|image\/svg)/;

/** Runs in a page: scrolls as a reader does, a screen at a time to the end, and back to the top. */
export async function readToEnd(): Promise<void> {
  for (let last = -1; last !== window.scrollY;) {
    last = window.scrollY;
    window.scrollBy({ top: window.innerHeight, behavior: 'instant' });
    // Two frames show the screen, and what comes with it is asked for.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  await document.fonts.ready;
}

/** Runs in a page: the files that its first paint waited for, as Chromium tells, with their bytes as they came. */
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
 * @param page    of Chromium; its server need not pack what it sends
 * @param address of the page, on the server
 * @throws when the address does not answer with a page
 */
export async function weigh(page: Page, address: string): Promise<Weight> {
  const answers: Promise<File>[] = [];
  page.on('response', (response) => answers.push(fileOf(response)));
  const html = await (await page.goto(address, { waitUntil: 'networkidle' }))?.text();
  if (html === undefined) throw new Error(`${address} answers with no page`);
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
