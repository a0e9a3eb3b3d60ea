/**
 * Measures what search costs a reader on a phone: the size of the index and the time for the first result and for each keystroke. Runs the
 * built worker in Chromium (`CHROMIUM_PATH`). Times are the processor time at full speed, multiplied by `SLOWDOWN` and normalized to a
 * reference machine with a fixed workload.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';
import sirv from 'sirv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { featuresOf, loadBrand } from '../brand/plugin';
import { QUERIES_PATH } from './contract';
import { readSections, type IndexFile } from './engines/embedded/index-file';
import { build, BuiltSearch } from './testing/built-index';
import { DIALOG_REQUEST } from './testing/engine';
import { WorkerOnPage } from './testing/worker-on-page';

/** Maximum size of a language's index, in bytes per word of prose. Brotli compresses at quality 11 by default. */
const BYTES_A_WORD = 1.8;
/** Maximum size of the small index, which is used until the full index has loaded, as a share of the full index (both compressed). */
const FIRST_SHARE = 0.15;
/** Maximum time from receiving the index to the first result, in milliseconds. */
const FIRST_ANSWER_MS = 1_000;
/** Maximum time for a keystroke (95th percentile), in milliseconds. */
const KEYSTROKE_MS = 50;

/** A phone runs at about a quarter of the speed of the reference machine, which is one core of a server from 2023. */
const SLOWDOWN = 4;
/** Time that the fixed workload takes on the reference machine, in milliseconds. */
const REFERENCE_MS = 48;
/** Number of worker starts, of which the shortest times count. With eight starts, one run in three was 15% slower than the others. */
const STARTS = 16;
/** Number of times that all queries are typed, each time in a new worker. The shortest time of each keystroke counts, for the same reason. */
const RUNS = 3;
const QUERIES = 40;

/** Returns an evenly spaced sample of the queries that are used to measure relevance. */
function queriesOf(locale: string): string[] {
  const file = path.join(import.meta.dirname, `relevance/queries.${locale}.json`);
  const all = (JSON.parse(readFileSync(file, 'utf8')) as { query: string }[]).map(({ query }) => query);
  return Array.from({ length: QUERIES }, (_, index) => all[Math.floor((index * all.length) / QUERIES)] ?? '');
}

/** Returns the query after each keystroke. */
const keystrokes = (query: string): string[] =>
  Array.from(query, (_, at) => query.slice(0, at + 1)).filter((typed) => !typed.endsWith(' '));

const LOAD = { kind: 'load', id: 0, indexUrl: 'index' };

/** Creates the message that contains the dialog's request for a query. */
function question(query: string): object {
  const body = JSON.stringify({ requests: [{ ...DIALOG_REQUEST, indexName: 'cost', query }] });
  return { kind: 'request', id: 1, method: 'POST', path: QUERIES_PATH, body };
}

const { brand } = loadBrand(process.cwd());
const site = new BuiltSearch(brand, featuresOf(brand));

/** Returns the URL path of the worker script on the built site. */
function workerUrl(locale: string): string {
  const folder = path.join(build, site.folder(locale), 'assets/js');
  const name = readdirSync(folder).find((file) => /^search\.\w+\.js$/.test(file));
  if (name === undefined) throw new Error(`${folder} doesn’t contain search.<hash>.js. Build the site first: npm run build`);
  return `/${site.folder(locale)}assets/js/${name}`;
}

/** Returns the path of the index, relative to the root of the build. @param name name of the index, as for `findIndex` */
const indexOf = (locale: string, name = locale): string => `/${path.relative(build, site.indexFile(locale, name))}`;

let server: Server;
let browser: Browser;

beforeAll(async () => {
  const blank = (_: IncomingMessage, response: ServerResponse): void => {
    response.setHeader('Content-Type', 'text/html');
    response.end('<!doctype html><title>Cost</title>');
  };
  server = createServer(sirv(build, { onNoMatch: blank }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox', '--disable-gpu'] });
});
afterAll(async () => {
  await browser.close();
  server.close();
});

function startWorker(locale: string, name = locale): Promise<WorkerOnPage> {
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return WorkerOnPage.start(browser, `${origin}/blank`, workerUrl(locale), indexOf(locale, name));
}

describe.each(brand.languages)('search in the language %s', (locale) => {
  it(`has an index of at most ${BYTES_A_WORD} bytes a word`, () => {
    const file = readFileSync(path.join(build, indexOf(locale)));
    // The text of an entry is also part of its section, which is counted.
    const sections = readSections(JSON.parse(file.toString()) as IndexFile).sections.filter(({ kind }) => kind !== 'entry');
    const prose = sections.map(({ content }) => content ?? '');
    const words = prose.join(' ').split(/\s+/).length;
    const bytes = brotliCompressSync(file).length;
    console.log(`${locale}: the index has ${bytes} bytes (Brotli 11) for ${words} words.`);
    expect(bytes / words).toBeLessThanOrEqual(BYTES_A_WORD);
  });

  it(`has a first index of at most ${100 * FIRST_SHARE} % of it`, () => {
    const [first, whole] = [`${locale}-first`, locale].map((name) =>
      brotliCompressSync(readFileSync(path.join(build, indexOf(locale, name)))),
    );
    console.log(`${locale}: the first index has ${first?.length} bytes (Brotli 11).`);
    expect(Number(first?.length) / Number(whole?.length)).toBeLessThanOrEqual(FIRST_SHARE);
  });

  it(`answers on a phone first within ${FIRST_ANSWER_MS} ms, then within ${KEYSTROKE_MS} ms a keystroke`, async () => {
    const [letter = '', ...typed] = queriesOf(locale).flatMap(keystrokes);
    // The speed is measured at every start, because a shared machine might be slower a minute later.
    let [speed, first] = [Infinity, Infinity];
    // The small index handles the first query, and the full index handles each keystroke.
    let worker = await startWorker(locale);
    for (let starts = 0; starts < STARTS; starts += 1) {
      await worker.close();
      worker = await startWorker(locale, `${locale}-first`);
      first = Math.min(first, await worker.cost(LOAD, question(letter)));
      speed = Math.min(speed, await worker.speed());
    }
    await worker.close();
    const factor = (SLOWDOWN * REFERENCE_MS) / speed;
    const firstMs = factor * first;
    const times = typed.map(() => Infinity);
    for (let runs = 0; runs < RUNS; runs += 1) {
      worker = await startWorker(locale);
      await worker.cost(LOAD, question(letter));
      for (const [at, query] of typed.entries()) times[at] = Math.min(times[at] ?? Infinity, factor * (await worker.cost(question(query))));
      await worker.close();
    }
    const p95Ms = times.sort((a, b) => a - b)[Math.floor(0.95 * times.length)];
    console.log(`${locale}: first answer ${firstMs.toFixed(0)} ms, p95 of ${times.length} keystrokes ${p95Ms?.toFixed(1)} ms.`);
    expect(firstMs).toBeLessThanOrEqual(FIRST_ANSWER_MS);
    expect(p95Ms).toBeLessThanOrEqual(KEYSTROKE_MS);
  });
});
