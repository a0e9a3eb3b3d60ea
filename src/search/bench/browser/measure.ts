/** What the built worker costs in Chromium, on a thread that is slowed down as a phone is. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { chromium, type Page } from '@playwright/test';

import { limits } from '../../../site/limits';
import { percentile } from '../measure';
import { keystrokes } from '../queries';
import { DOCUMENTS, PAGE_PATH, type HostPage } from './host-page';

/** Milliseconds on a thread slowed down `SLOWDOWN` times. */
export interface BrowserCost {
  /** Index from the loopback to ready: reading and indexing. */
  loadMs: number;
  /** First answer after that, with code that has never run. */
  firstAnswerMs: number;
  p50Ms: number;
  p95Ms: number;
  keystrokes: number;
  /** How much slower the thread really was. */
  slowdown: number;
}

export const SLOWDOWN = 4;
const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => `hierarchy.${level}`);
const WORKER = /^search\.[\w]+\.js$/;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** The dialog's request for a query. */
function bodyOf(query: string): string {
  const request = {
    indexName: 'bench',
    query,
    hitsPerPage: limits.hitsPerPage,
    attributesToRetrieve: [...LEVELS, 'content', 'type', 'url'],
    attributesToSnippet: [...LEVELS.slice(1), 'content'].map((name) => `${name}:${limits.snippetWords}`),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  };
  return JSON.stringify({ requests: [request] });
}

/** Path of the worker's script in a built site. @throws Error when there is none */
export function workerScript(build: string): string {
  const folder = join(build, 'assets/js');
  const name = readdirSync(folder).find((file) => WORKER.test(file));
  if (name === undefined) throw new Error(`${folder} holds no search.<hash>.js: build the site first (npm run build).`);
  return join(folder, name);
}

/** Serves the measuring page, the worker's script and the index on loopback. */
async function serve(script: string, indexFolder: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const file = path === '/worker.js' ? script : join(indexFolder, path);
    const content = DOCUMENTS[path] ?? (existsSync(file) ? readFileSync(file) : undefined);
    const type = path.endsWith('.html') ? 'text/html' : path.endsWith('.js') ? 'text/javascript' : 'application/json';
    response.writeHead(content === undefined ? 404 : 200, { 'Content-Type': `${type};charset=utf-8` }).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

const call = (page: Page, expression: string): Promise<number> => page.evaluate(expression);
const calibrate: keyof HostPage = 'calibrate';

/** The fastest of a few runs: what others do on the machine is not this thread's speed. */
async function threadSpeed(page: Page): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 5; run += 1) times.push(await call(page, `${calibrate}()`));
  return Math.min(...times);
}

async function measurePage(page: Page, indexPath: string, queries: readonly string[]): Promise<BrowserCost> {
  const session = await page.context().newCDPSession(page);
  const plain = await threadSpeed(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const slowdown = (await threadSpeed(page)) / plain;
  const ask = (query: string): Promise<number> => call(page, `ask(${JSON.stringify(bodyOf(query))})`);
  const loadMs = await call(page, `start('/worker.js', ${JSON.stringify(indexPath)})`);
  const typed = queries.flatMap(keystrokes);
  const firstAnswerMs = await ask(typed[0] ?? 'a');
  const times: number[] = [];
  for (const query of typed) times.push(await ask(query));
  return { loadMs, firstAnswerMs, p50Ms: percentile(times, 0.5), p95Ms: percentile(times, 0.95), keystrokes: times.length, slowdown };
}

/**
 * Types queries letter by letter, each answer awaited.
 * @param build       a built site, for its worker
 * @param indexFolder folder that `search/index.<locale>.json` lies in; the build, or one of the benchmark's
 * @param browserPath program of a Chromium
 */
export async function measureInBrowser(build: string, indexFolder: string, locale: string, queries: readonly string[], browserPath: string): Promise<BrowserCost> {
  const { origin, close } = await serve(workerScript(build), indexFolder);
  const browser = await chromium.launch({ executablePath: browserPath, args: FLAGS });
  try {
    const page = await browser.newPage();
    await page.goto(origin + PAGE_PATH);
    return await measurePage(page, `${origin}/search/index.${locale}.json`, queries);
  } finally {
    await browser.close();
    close();
  }
}
