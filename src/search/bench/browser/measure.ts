/** What the built worker costs in Chromium, on a thread that is slowed down as a phone is. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { chromium, type Page } from '@playwright/test';

import { limits } from '../../../site/limits';
import { embeddedIndexUrl } from '../../index-url';
import { serveOnLoopback, type Loopback } from '../loopback';
import { percentile } from '../measure';
import { keystrokes } from '../queries';
import { DOCUMENTS, PAGE_PATH, type HostPage } from './host-page';

/** Milliseconds on the thread that the worker's code runs on. */
export interface Times {
  /** Index from the loopback to ready: reading and indexing. */
  loadMs: number;
  /** First answer after that, with code that has never run. */
  firstAnswerMs: number;
  p50Ms: number;
  p95Ms: number;
}

/** What the worker costs on a phone, by two methods. */
export interface BrowserCost {
  keystrokes: number;
  /** As it was with Chromium's own slowdown, on whatever else the machine was doing. */
  slowed: Times;
  /** How much slower the thread really was. */
  slowdown: number;
  /**
   * `SLOWDOWN` times what it was at full speed, brought to the reference machine by a fixed piece of work; of
   * three cold starts the fastest counts, and of three rounds of typing the fastest for each keystroke. So other
   * programs hardly count, and neither does the speed of the machine: this is what limits are for.
   */
  reckoned: Times;
}

export const SLOWDOWN = 4;
/** Milliseconds of `calibrate` on the reference machine: a core of a server of 2023. */
const REFERENCE_MS = 27;
const ROUNDS = 3;
const STARTS = 3;
const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => `hierarchy.${level}`);
const WORKER = /^search\.[\w]+\.js$/;
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

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
function serve(script: string, indexFolder: string): Promise<Loopback> {
  return serveOnLoopback((request, response) => {
    const path = request.url ?? '/';
    const file = path === '/worker.js' ? script : join(indexFolder, path);
    const content = DOCUMENTS[path] ?? (existsSync(file) ? readFileSync(file) : undefined);
    const type = path.endsWith('.html') ? 'text/html' : path.endsWith('.js') ? 'text/javascript' : 'application/json';
    response.writeHead(content === undefined ? 404 : 200, { 'Content-Type': `${type};charset=utf-8` }).end(content);
  });
}

const call = (page: Page, expression: string): Promise<number> => page.evaluate(expression);
const calibrate: keyof HostPage = 'calibrate';

/** The fastest of a few runs: what others do on the machine is not this thread's speed. */
async function threadSpeed(page: Page): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 5; run += 1) times.push(await call(page, `${calibrate}()`));
  return Math.min(...times);
}

interface Typing {
  page: Page;
  indexUrl: string;
  typed: readonly string[];
}

const ask = (page: Page, query: string): Promise<number> => call(page, `ask(${JSON.stringify(bodyOf(query))})`);

/** Loads the index on a page that has none yet, and asks the first letter. */
async function startOn({ page, indexUrl, typed }: Typing): Promise<Pick<Times, 'loadMs' | 'firstAnswerMs'>> {
  const loadMs = await call(page, `start('/worker.js', ${JSON.stringify(indexUrl)})`);
  return { loadMs, firstAnswerMs: await ask(page, typed[0] ?? 'a') };
}

/** Types in rounds; the fastest counts for each keystroke. */
async function typeOn({ page, typed }: Typing, rounds: number): Promise<Pick<Times, 'p50Ms' | 'p95Ms'>> {
  const times = typed.map(() => Infinity);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, query] of typed.entries()) times[at] = Math.min(times[at] ?? Infinity, await ask(page, query));
  }
  return { p50Ms: percentile(times, 0.5), p95Ms: percentile(times, 0.95) };
}

async function slowedCost(typing: Typing, plain: number): Promise<Pick<BrowserCost, 'slowed' | 'slowdown'>> {
  const session = await typing.page.context().newCDPSession(typing.page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const slowdown = (await threadSpeed(typing.page)) / plain;
  return { slowdown, slowed: { ...(await startOn(typing)), ...(await typeOn(typing, 1)) } };
}

/** Cold starts on several pages, typing on the first. @returns what was reckoned, and the thread's speed at full power */
async function reckonedCost(open: () => Promise<Typing>): Promise<{ reckoned: Times; plain: number }> {
  const typing = await open();
  const starts = [await startOn(typing)];
  const plain = await threadSpeed(typing.page);
  const { p50Ms, p95Ms } = await typeOn(typing, ROUNDS);
  await typing.page.context().close();
  while (starts.length < STARTS) {
    const another = await open();
    starts.push(await startOn(another));
    await another.page.context().close();
  }
  const loadMs = Math.min(...starts.map((start) => start.loadMs));
  const firstAnswerMs = Math.min(...starts.map((start) => start.firstAnswerMs));
  const factor = (SLOWDOWN * REFERENCE_MS) / plain;
  return {
    plain,
    reckoned: { loadMs: loadMs * factor, firstAnswerMs: firstAnswerMs * factor, p50Ms: p50Ms * factor, p95Ms: p95Ms * factor },
  };
}

/**
 * Types queries letter by letter, each answer awaited.
 * @param build       a built site, for its worker
 * @param indexFolder folder that `search/index.<locale>.json` lies in; the build, or one of the benchmark's
 * @param browserPath program of a Chromium
 */
export async function measureInBrowser(
  build: string,
  indexFolder: string,
  locale: string,
  queries: readonly string[],
  browserPath: string,
): Promise<BrowserCost> {
  const { origin, close } = await serve(workerScript(build), indexFolder);
  const browser = await chromium.launch({ executablePath: browserPath, args: FLAGS });
  const typed = queries.flatMap(keystrokes);
  const open = async (): Promise<Typing> => {
    // A context of its own, so that no start profits from another's compiled code.
    const page = await (await browser.newContext()).newPage();
    await page.goto(origin + PAGE_PATH);
    return { page, typed, indexUrl: embeddedIndexUrl(`${origin}/`, locale) };
  };
  try {
    const { reckoned, plain } = await reckonedCost(open);
    return { keystrokes: typed.length, reckoned, ...(await slowedCost(await open(), plain)) };
  } finally {
    await browser.close();
    close();
  }
}
