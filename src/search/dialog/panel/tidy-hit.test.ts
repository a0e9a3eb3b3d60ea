import { describe, expect, it } from 'vitest';
import { type SearchHit } from '../../contract';
import { tidyHit } from './tidy-hit';

const site = 'https://docs.arnia.example';
const hit: SearchHit = {
  objectID: '/guides/object-lock#enable',
  url: '/guides/object-lock#enable',
  type: 'lvl2',
  hierarchy: { lvl0: 'Backup &amp; archive', lvl1: 'Object lock', lvl2: 'Enable <img src=x onerror=alert(1)>', lvl3: null },
  content: `A long text ${'x'.repeat(5_000)}`,
  _highlightResult: { hierarchy: { lvl0: { value: 'Backup &amp; <mark>archive</mark>', matchLevel: 'full', matchedWords: ['archive'] } } },
  _snippetResult: { content: { value: 'a <mark>lock</mark> <script>alert(1)</script>', matchLevel: 'full' } },
};

describe('tidyHit', () => {
  it('lets nothing but mark tags through', () => {
    const tidy = tidyHit(hit, site);
    expect(tidy?.hierarchy?.lvl2).toBe('Enable &lt;img src=x onerror=alert(1)>');
    expect(tidy?._snippetResult?.content?.value).toBe('a <mark>lock</mark> &lt;script>alert(1)&lt;/script>');
    expect(tidy?.hierarchy?.lvl3).toBeNull();
  });

  it('gives the area and the name of the group as text', () => {
    const tidy = tidyHit(hit, site);
    expect(tidy?.hierarchy?.lvl0).toBe('Backup & archive');
    expect(tidy?._highlightResult.hierarchy?.lvl0?.value).toBe('Backup & archive › Object lock');
  });

  it('keeps no more content than the snippet', () => {
    expect(tidyHit(hit, site)?.content).toBe('a lock &lt;script>alert(1)&lt;/script>');
    expect(tidyHit({ ...hit, _snippetResult: undefined }, site)?.content).toBeNull();
  });

  it.each([['javascript:alert(1)'], [undefined]])('drops a hit that leads to %s', (url) => {
    expect(tidyHit({ ...hit, url }, site)).toBeUndefined();
  });
});
