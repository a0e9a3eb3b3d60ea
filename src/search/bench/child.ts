/**
 * One measurement in a process of its own, so that no engine profits from code that another has warmed up or
 * suffers from memory that another has left: `child.ts <build|search> <engine> <records file> <folder>`.
 * The last line on standard output is its result as JSON.
 */
import { readFileSync } from 'node:fs';

import type { SearchRecord } from '../contract';
import { engines } from './engines';
import { measureBuild, measureSearch } from './measure';
import { ENGINES, type EngineName } from './types';

async function main(): Promise<void> {
  const [task, name = '', file = '', folder = ''] = process.argv.slice(2);
  if (!ENGINES.includes(name as EngineName)) throw new Error(`Unknown engine "${name}": expected one of ${ENGINES.join(', ')}.`);
  const engine = engines[name as EngineName];
  const records = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => JSON.parse(line) as SearchRecord);
  const result = task === 'build' ? await measureBuild(engine, records, folder) : await measureSearch(engine, records, folder);
  console.log(JSON.stringify(result));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
