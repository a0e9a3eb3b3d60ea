/**
 * Measures the built site's search: `tsx src/search/relevance/run.ts [build folder] [locale]`. Prints the
 * share of queries answered by the first hit and by one of the first five, kind by kind, and each miss;
 * fails below the floors or when the set names a section that is gone.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { SearchIndexFile } from '../contract';
import { createEngine } from '../engines/embedded/engine';
import { readSections } from '../engines/embedded/sections';
import { embeddedIndexPath } from '../index-url';
import { evaluate, staleUrls, type RelevanceQuery, type Tally } from './evaluate';

/** Shares of all queries that must be answered. */
const FLOORS = { first: 0.9, five: 0.97 } as const;

const [folder = 'build', locale = 'en'] = process.argv.slice(2);
const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const share = ({ first, five, total }: Tally): string => `${first}/${total} first, ${five}/${total} in five`;

const file = read(join(folder, embeddedIndexPath(locale))) as SearchIndexFile;
const queries = read(join(import.meta.dirname, `queries.${locale}.json`)) as RelevanceQuery[];
const stale = staleUrls(queries, new Set(readSections(file).map((section) => section.url)));
const { all, kinds, misses } = evaluate(createEngine(file), queries);

for (const [kind, tally] of kinds) console.log(`${kind.padEnd(12)} ${share(tally)}`);
console.log(`${'all'.padEnd(12)} ${share(all)}`);
for (const { query, place, expect, found } of misses) {
  console.log(`"${query}": wanted ${expect[0] ?? 'nothing'}${place > 0 ? `, which is hit ${place + 1}` : ''}; first is ${found[0] ?? 'nothing'}`);
}
for (const url of stale) console.error(`queries.${locale}.json: ${url} is not in the site; name the section that answers the query now.`);
const low = all.first < FLOORS.first * all.total || all.five < FLOORS.five * all.total;
if (low) console.error(`Below the floor of ${FLOORS.first * 100} % first and ${FLOORS.five * 100} % in five: src/search/README.md tells how ranking works.`);
process.exitCode = low || stale.length > 0 ? 1 : 0;
