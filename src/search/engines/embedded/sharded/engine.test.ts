import { describe, expect, it } from 'vitest';

import { IndexFileError, type SearchRequest } from '../../../contract';
import { buildIndexFile } from '../build';
import { createEngine } from '../engine';
import { buildShardedIndex } from './build';
import { createShardedEngine } from './engine';
import type { FetchShard } from './shards';
import { manyRecords } from '../../../testing/many-records';

const SYNONYMS = [['immutable', 'lockword']];
const records = manyRecords(120);
const { file, shards } = buildShardedIndex(records, { language: 'en', synonyms: SYNONYMS });
const single = createEngine(buildIndexFile(records, { language: 'en', synonyms: SYNONYMS }));

/** An engine and the names of the shards that it has fetched. */
function sharded(fetchShard: FetchShard = (name) => Promise.resolve(JSON.parse(shards.get(name) ?? ''))) {
  const fetched: string[] = [];
  const engine = createShardedEngine({ ...file, folder: '' }, (name) => {
    fetched.push(name);
    return fetchShard(name);
  });
  return { fetched, ask: async (query: string, more: Partial<SearchRequest> = {}) => engine.search({ indexName: 'x', query, ...more }) };
}

describe('sharded engine', () => {
  it('answers as the single one does', async () => {
    const { ask } = sharded();
    const queries = ['common topic', 'name17', 'topic name42', 'section name99', 'nmae55', 'immutable', 'option-33', 'shared wor', 'zqxwv'];
    for (const query of queries) {
      const { hits } = await ask(query);
      const expected = single.search({ indexName: 'x', query }).hits;
      expect([query, hits[0]?.url]).toEqual([query, expected[0]?.url]);
    }
  });

  it('fetches nothing for nonsense, little for a rare word, and nothing twice', async () => {
    const { ask, fetched } = sharded();
    expect((await ask('qzxv wkjq')).nbHits).toBe(0);
    expect(fetched).toEqual([]);
    expect((await ask('name17')).hits.length).toBeGreaterThan(0);
    expect(fetched.length).toBeLessThan(12);
    await ask('name17');
    expect(new Set(fetched).size).toBe(fetched.length);
  });

  it('pages through hits without showing one twice', async () => {
    const { ask } = sharded();
    const seen: unknown[] = [];
    for (let page = 0; page < 6; page += 1) seen.push(...(await ask('common', { page })).hits.map((hit) => hit.url));
    expect(seen).toHaveLength(120);
    expect(new Set(seen).size).toBe(120);
  });

  it('estimates the number of hits, and says so', async () => {
    const exact = single.search({ indexName: 'x', query: 'common' }).nbHits;
    const { nbHits, exhaustiveNbHits } = await sharded().ask('common');
    expect(exhaustiveNbHits).toBe(false);
    expect(nbHits / exact).toBeGreaterThan(0.8);
    expect(nbHits / exact).toBeLessThan(1.25);
    expect(await sharded().ask('name17')).toMatchObject({
      exhaustiveNbHits: true,
      nbHits: single.search({ indexName: 'x', query: 'name17' }).nbHits,
    });
  });

  it.each(['docusaurus_tag:odd', 'hierarchy.lvl0:Area 3', 'hierarchy.lvl1:Page 7 name7', 'docusaurus_tag:none'])(
    'filters by %s',
    async (facetFilters) => {
      const { hits } = await sharded().ask('common', { facetFilters });
      const expected = single.search({ indexName: 'x', query: 'common', facetFilters, hitsPerPage: 1000 }).hits.map((hit) => hit.url);
      expect(hits.length).toBe(Math.min(20, expected.length));
      expect(hits.filter((hit) => !expected.includes(hit.url))).toEqual([]);
    },
  );

  it('gives an error and no empty answer when a shard does not come, and answers when it does', async () => {
    let broken = true;
    const { ask } = sharded((name) => (broken ? Promise.reject(new Error('503')) : Promise.resolve(JSON.parse(shards.get(name) ?? ''))));
    await expect(ask('common')).rejects.toThrow(IndexFileError);
    broken = false;
    expect((await ask('common')).hits).toHaveLength(20);
  });

  it('refuses a file of another version', () => {
    expect(() => createShardedEngine({ ...file, version: 0, folder: '' }, () => Promise.resolve())).toThrow('rebuild the site');
  });
});
