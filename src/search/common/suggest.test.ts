import { describe, expect, it } from 'vitest';
import { candidates, suggest } from './suggest';

const topics = ['quickstart', 'object lock', 'access keys', 'gateway'];

describe('candidates', () => {
  it.each([
    ['zzz', topics],
    [' zzz lock ', ['lock', 'zzz', ...topics]],
    ['object lock zzz', ['lock zzz', 'object zzz', 'object lock', 'object', 'lock', 'zzz', 'quickstart', 'access keys', 'gateway']],
    ['gateway', ['quickstart', 'object lock', 'access keys']],
  ])('%j', (query, expected) => {
    expect(candidates(query, topics)).toEqual(expected);
  });

  it('looks at six words of a long query', () => {
    expect(candidates('a b c d e f g h', [])).toHaveLength(12);
  });
});

describe('suggest', () => {
  it('offers the first three that find something', async () => {
    const countHits = (queries: string[]) => Promise.resolve(queries.map((query) => (query.includes('zzz') ? 0 : 2)));
    expect(await suggest('object lock zzz', topics, countHits)).toEqual(['object lock', 'quickstart', 'access keys']);
  });

  it('suggests the words that find something if several words find nothing', async () => {
    const countHits = (queries: string[]) => Promise.resolve(queries.map((query) => (/zzz|yyy/.test(query) ? 0 : 2)));
    expect(await suggest('bucket zzz yyy', topics, countHits)).toEqual(['bucket', 'quickstart', 'object lock']);
  });

  it('offers nothing when nothing is found', async () => {
    expect(await suggest('zzz', topics, (queries) => Promise.resolve(queries.map(() => 0)))).toEqual([]);
  });
});
