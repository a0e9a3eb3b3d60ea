import { describe, expect, it } from 'vitest';
import { type SearchHit } from '../contract';
import { groupHits, nextPlace } from './results';

const hit = (url: string, levels: Record<string, string>, more: Partial<SearchHit> = {}): SearchHit => ({
  objectID: url,
  url,
  hierarchy: levels,
  _highlightResult: {},
  ...more,
});
const site = { siteUrl: 'https://docs.arnia.example' };

describe('groupHits', () => {
  const groups = groupHits(
    [
      hit('/b#x', { lvl0: 'Guides &amp; more', lvl1: 'B', lvl2: 'X', lvl3: 'Y' }),
      hit('/a', { lvl0: 'Guides', lvl1: 'A' }, { _snippetResult: { content: { value: 'some <mark>text</mark>', matchLevel: 'full' } } }),
      hit('https://docs.arnia.example/b', { lvl1: 'B' }),
      hit('javascript:alert(1)', { lvl1: 'C' }),
    ],
    site,
  );

  it('groups by page in the order of the first hit, and drops what leads nowhere', () => {
    expect(groups.map(({ url, hits }) => [url, hits.map((shown) => shown.url)])).toEqual([
      ['/b', ['/b#x', '/b']],
      ['/a', ['/a']],
    ]);
  });

  it('shows the headings below the title, the area as text and the snippet', () => {
    expect(groups[0]).toMatchObject({
      area: 'Guides & more',
      title: 'B',
      hits: [{ headings: ['X', 'Y'], snippet: null }, { headings: [] }],
    });
    expect(groups[1]?.hits[0]?.snippet).toBe('some <mark>text</mark>');
  });

  it('prefers the marked heading', () => {
    const marked = { hierarchy: { lvl1: { value: '<mark>A</mark>', matchLevel: 'full' as const, matchedWords: ['a'] } } };
    expect(groupHits([hit('/a', { lvl1: 'A' }, { _highlightResult: marked })], site)[0]?.title).toBe('<mark>A</mark>');
  });
});

describe('nextPlace', () => {
  it.each([
    ['from the input to the first result', -1, 1, 3, 0],
    ['down the results', 0, 1, 3, 1],
    ['stays at the last result', 2, 1, 3, 2],
    ['up to the input', 0, -1, 3, -1],
    ['stays in the input', -1, -1, 3, -1],
    ['stays in the input without results', -1, 1, 0, -1],
  ] as const)('%s', (_case, here, step, count, expected) => {
    expect(nextPlace(here, step, count)).toBe(expected);
  });
});
