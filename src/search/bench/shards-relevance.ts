/** Whether a sharded index answers as well as one file: the site's own queries, asked of both. */
import { buildIndexFile } from '../engines/embedded/build';
import { createEngine } from '../engines/embedded/engine';
import { buildShardedIndex } from '../engines/embedded/sharded/build';
import { createShardedEngine } from '../engines/embedded/sharded/engine';
import type { LoadedEngine } from '../contract';
import { folderPages, recordsOf } from '../records/folder';
import type { RelevanceQuery } from '../relevance/evaluate';
import { oneWaySynonyms, synonyms } from '../synonyms';

/** Queries whose first hit, or one of the first five, is an expected section, or that rightly find nothing. */
export interface Shares {
  first: number;
  five: number;
  total: number;
}

async function ask(engine: LoadedEngine, queries: readonly RelevanceQuery[]): Promise<Shares> {
  const shares: Shares = { first: 0, five: 0, total: queries.length };
  for (const { query, expect } of queries) {
    const { hits } = await engine.search({ indexName: 'bench', query, attributesToHighlight: [] });
    const place = expect.length === 0 ? hits.length : hits.findIndex(({ url }) => expect.includes(url ?? ''));
    if (place === 0) shares.first += 1;
    if (place >= 0 && place < 5 && (expect.length > 0 || place === 0)) shares.five += 1;
  }
  return shares;
}

/** @param build folder of the built site */
export async function compareRelevance(build: string, locale: string, queries: readonly RelevanceQuery[]): Promise<{ single: Shares; sharded: Shares }> {
  const records = recordsOf(await folderPages(build), locale);
  const options = { language: locale, oneWay: oneWaySynonyms(locale), synonyms };
  const { file, shards } = buildShardedIndex(records, options);
  const fetchShard = (name: string): Promise<unknown> => Promise.resolve(JSON.parse(shards.get(name) ?? ''));
  return {
    single: await ask(createEngine(buildIndexFile(records, options)), queries),
    sharded: await ask(createShardedEngine({ ...file, folder: '' }, fetchShard), queries),
  };
}
