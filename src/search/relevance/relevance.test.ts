import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { buildIndexFile } from '../engines/embedded/build';
import { createEngine } from '../engines/embedded/engine';
import { fixtureRecords, readFixtureSite } from '../testing/records';
import { languageData } from '../language-data';
import { evaluate, readQueries, staleUrls } from '../testing/evaluate';

const english = await createEngine(buildIndexFile(fixtureRecords, languageData('en')));
const queriesOf = (locale: string) => readQueries(path.join(import.meta.dirname, `../testing/queries.${locale}.json`));

describe.each(['en', 'it'])('relevance on the fixture site, %s', async (locale) => {
  const engine = await createEngine(buildIndexFile(readFixtureSite(locale), languageData(locale)));

  it.each(queriesOf(locale))('$kind: $query', ({ query, expect: [wanted] }) => {
    expect(engine.search({ indexName: `docs-${locale}`, query }).hits[0]?.url).toBe(wanted);
  });
});

describe('evaluate', () => {
  it('counts first hits, hits among five, and names the misses', () => {
    const { all, misses } = evaluate(english, [
      { kind: 'a', query: 'object lock', expect: ['/guides/object-lock'] },
      { kind: 'a', query: 'object lock', expect: ['/guides/s3-api#op-lock'] },
      { kind: 'b', query: 'object lock', expect: ['/gone'] },
      { kind: 'b', query: 'object lock', expect: [] },
    ]);
    expect(all).toEqual({ total: 4, first: 1, five: 2, heading: 1 });
    expect(misses.map(({ expect: [wanted] }) => wanted)).toEqual(['/guides/s3-api#op-lock', '/gone', undefined]);
  });

  it('names expected sections that are gone', () => {
    const queries = ['/here', '/gone', '/gone'].map((url) => ({ kind: 'a', query: 'a', expect: [url] }));
    expect(staleUrls(queries, new Set(['/here']))).toEqual(['/gone']);
  });
});
