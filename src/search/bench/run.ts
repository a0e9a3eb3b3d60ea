/**
 * `npm run bench:search -- [--pages 60,500,5000] [--engines embedded,pagefind,orama] [--json file]`
 *
 * Generates sites (`model/site.ts` tells how), builds the index of each engine from the same records, serves
 * it on loopback, types queries letter by letter, and prints what that costs. Everything runs in node, each
 * measurement in a fresh process; times are of this machine and compare only with each other.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import type { SearchRecord } from '../contract';
import { bytesOf } from './bytes';
import { engines } from './engines';
import { growth, printGrowth } from './growth';
import { readCorpus } from './model/corpus';
import { generateSite } from './model/site';
import { printMeasured } from './report';
import { runChild } from './run-child';
import { ENGINES, type EngineName, type Measured, type SearchCost } from './types';

const ROOT = join(import.meta.dirname, '../../..');
const FOLDERS = ['docs', 'composer'];

interface Options {
  pages: number[];
  names: EngineName[];
  json: string | undefined;
}

/** @throws Error naming the option that is not understood */
function readOptions(): Options {
  const { values } = parseArgs({ options: { pages: { type: 'string', default: '60,500,5000' }, engines: { type: 'string', default: ENGINES.join(',') }, json: { type: 'string' } } });
  const pages = values.pages.split(',').map(Number);
  if (pages.some((count) => !Number.isInteger(count) || count < 1)) throw new Error(`--pages ${values.pages}: expected whole numbers above 0 with commas, such as 60,500.`);
  const names = values.engines.split(',') as EngineName[];
  const unknown = names.find((name) => !ENGINES.includes(name));
  if (unknown !== undefined) throw new Error(`--engines: "${unknown}" is unknown; expected some of ${ENGINES.join(', ')}.`);
  return { pages, names, json: values.json };
}

function measure(name: EngineName, records: readonly SearchRecord[], pages: number, work: string): Measured | undefined {
  const folder = join(work, name);
  mkdirSync(folder, { recursive: true });
  const args = [name, join(work, 'records.jsonl'), folder];
  const buildMs = runChild(['build', ...args]) as number | undefined;
  const search = buildMs === undefined ? undefined : (runChild(['search', ...args]) as SearchCost | undefined);
  if (buildMs === undefined || search === undefined) return undefined;
  return { engine: name, pages, sections: records.length, buildMs, bytes: bytesOf(folder, engines[name].isProgram), search };
}

function main(): void {
  const { pages, names, json } = readOptions();
  const corpus = readCorpus(ROOT, FOLDERS);
  const measured: Measured[] = [];
  for (const count of pages) {
    const work = mkdtempSync(join(tmpdir(), 'bench-search-'));
    try {
      const records = generateSite(corpus, count);
      writeFileSync(join(work, 'records.jsonl'), records.map((record) => JSON.stringify(record)).join('\n'));
      printGrowth(count, records, growth(corpus));
      for (const name of names) {
        const line = measure(name, records, count, work);
        printMeasured(name, line);
        if (line !== undefined) measured.push(line);
      }
    } finally {
      rmSync(work, { recursive: true });
    }
  }
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(measured, null, 2)}\n`);
}

main();
