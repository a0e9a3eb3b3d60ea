/**
 * `npm run bench:search -- [--pages 60,500,5000] [--engines embedded,pagefind,orama] [--json file] [--site build]`
 *
 * Generates sites (`model/site.ts` tells how), builds the index of each engine from the same records, serves
 * it on loopback, types queries letter by letter, and prints what that costs. Each measurement runs in a fresh
 * process of node. With a built site, also: the built worker's cost in Chromium at a quarter of the machine's
 * speed, over that site and the generated ones. Times are of
 * this machine and compare only with each other.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { SearchRecord } from '../contract';
import type { RelevanceQuery } from '../relevance/evaluate';
import { missedLimits } from './browser/limits';
import { measureInBrowser, type BrowserCost } from './browser/measure';
import { bytesOf } from './bytes';
import { engines } from './engines';
import { growth, printGrowth } from './growth';
import { readCorpus } from './model/corpus';
import { generateSite } from './model/site';
import { readOptions, type Options } from './options';
import { typedQueries } from './queries';
import { printBrowser, printMeasured } from './report';
import { runChild } from './run-child';
import type { EngineName, Measured, SearchCost } from './types';

const ROOT = join(import.meta.dirname, '../../..');
const FOLDERS = ['docs', 'composer'];
const QUERIES_IN_BROWSER = 40;

function measure(name: EngineName, records: readonly SearchRecord[], pages: number, work: string): Measured | undefined {
  const folder = join(work, name);
  mkdirSync(folder, { recursive: true });
  const args = [name, join(work, 'records.jsonl'), folder];
  const buildMs = runChild(['build', ...args]) as number | undefined;
  const search = buildMs === undefined ? undefined : (runChild(['search', ...args]) as SearchCost | undefined);
  if (buildMs === undefined || search === undefined) return undefined;
  return { engine: name, pages, sections: records.length, buildMs, bytes: bytesOf(folder, engines[name].isProgram), search };
}

function inBrowser(build: string, indexFolder: string, locale: string, queries: readonly string[]): Promise<BrowserCost> {
  const browser = process.env.CHROMIUM_PATH;
  if (browser === undefined)
    throw new Error('--site measures in Chromium: CHROMIUM_PATH names none. Run this by npm run bench:search, which finds one.');
  return measureInBrowser(build, indexFolder, locale, queries, browser);
}

/** Measures all engines on a site of a size. */
async function measureSize(
  pages: number,
  ofCorpus: number,
  records: readonly SearchRecord[],
  { engines: names, site }: Options,
): Promise<Measured[]> {
  const work = mkdtempSync(join(tmpdir(), 'bench-search-'));
  try {
    writeFileSync(join(work, 'records.jsonl'), records.map((record) => JSON.stringify(record)).join('\n'));
    printGrowth(pages, records, ofCorpus);
    const lines = names.map((name) => {
      const line = measure(name, records, pages, work);
      printMeasured(name, line);
      return line;
    });
    if (site !== undefined && names.includes('embedded'))
      printBrowser(await inBrowser(site, join(work, 'embedded'), 'en', typedQueries(records, QUERIES_IN_BROWSER)));
    return lines.filter((line) => line !== undefined);
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** Measures a built site itself, in each language that has queries. */
async function measureSite(build: string): Promise<void> {
  for (const [locale, folder] of [
    ['en', build],
    ['it', join(build, 'it')],
  ] as const) {
    const queries = JSON.parse(readFileSync(join(import.meta.dirname, `../relevance/queries.${locale}.json`), 'utf8')) as RelevanceQuery[];
    console.log(`\nThis site (${locale}), ${queries.length} queries of relevance/`);
    const some = queries.filter((_, index) => index % Math.ceil(queries.length / QUERIES_IN_BROWSER) === 0);
    const cost = await inBrowser(
      build,
      folder,
      locale,
      some.map(({ query }) => query),
    );
    printBrowser(cost);
    const missed = missedLimits(cost);
    missed.forEach((line) => console.error(`  ${line}`));
    if (missed.length > 0) process.exitCode = 1;
  }
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const corpus = readCorpus(ROOT, FOLDERS);
  const measured: Measured[] = [];
  if (options.site !== undefined) await measureSite(options.site);
  for (const pages of options.pages) measured.push(...(await measureSize(pages, growth(corpus), generateSite(corpus, pages), options)));
  if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(measured, null, 2)}\n`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
