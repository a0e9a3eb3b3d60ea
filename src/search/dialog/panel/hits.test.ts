import { describe, expect, it } from 'vitest';
import { type SearchHit } from '../../contract';
import { groupName, parentPage, secondLine, tidyHit } from './hits';

const hierarchy = { lvl0: 'Backup &amp; archive', lvl1: 'Object Lock', lvl2: 'Retention', lvl3: 'Two modes', lvl4: null };
const hit = (type: SearchHit['type'], more: Partial<SearchHit> = {}): SearchHit => ({
  objectID: 'a',
  type,
  hierarchy,
  _highlightResult: { hierarchy: { lvl2: { value: '<mark>Retention</mark>', matchLevel: 'full', matchedWords: ['retention'] } } },
  _snippetResult: { content: { value: 'Nobody may <mark>delete</mark>', matchLevel: 'partial' } },
  ...more,
});

describe('the name of a group', () => {
  it.each([
    ['area and page', hierarchy, 'Backup & archive › Object Lock'],
    ['a page that is its own area', { lvl0: 'Docs', lvl1: 'Docs' }, 'Docs'],
    ['a page without area', { lvl0: null, lvl1: 'Object Lock' }, 'Object Lock'],
  ])('%s', (_, levels, name) => {
    expect(groupName(hit('lvl2', { hierarchy: levels }))).toBe(name);
  });
});

describe('the line below a hit', () => {
  it.each<[string, SearchHit, string | undefined]>([
    ['text: the headings above', hit('content'), '<mark>Retention</mark> › Two modes'],
    ['text of the page itself: the title', hit('content', { hierarchy: { lvl1: 'Object Lock' }, _highlightResult: {} }), undefined],
    ['a heading below another: that one', hit('lvl3'), '<mark>Retention</mark>'],
    ['a heading of the page: its text', hit('lvl2'), 'Nobody may <mark>delete</mark>'],
    ['a heading without text: the title', hit('lvl2', { _snippetResult: {} }), undefined],
    ['the page: its text, as DocSearch has it', hit('lvl1'), undefined],
  ])('%s', (_, given, value) => {
    expect(secondLine(given)?.value).toBe(value);
  });
});

const site = { siteUrl: 'https://docs.arnia.example' };
const untidy: SearchHit = {
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
    const tidy = tidyHit(untidy, site);
    expect(tidy?.hierarchy?.lvl2).toBe('Enable &lt;img src=x onerror=alert(1)>');
    expect(tidy?._snippetResult?.content?.value).toBe('a <mark>lock</mark> &lt;script>alert(1)&lt;/script>');
    expect(tidy?.hierarchy?.lvl3).toBeNull();
  });

  it('gives the area and the name of the group as text', () => {
    const tidy = tidyHit(untidy, site);
    expect(tidy?.hierarchy?.lvl0).toBe('Backup & archive');
    expect(tidy?._highlightResult.hierarchy?.lvl0?.value).toBe('Backup & archive › Object lock');
  });

  it('keeps no more content than the snippet', () => {
    expect(tidyHit(untidy, site)?.content).toBe('a lock &lt;script>alert(1)&lt;/script>');
    expect(tidyHit({ ...untidy, _snippetResult: undefined }, site)?.content).toBeNull();
  });

  it.each([['javascript:alert(1)'], [undefined]])('drops a hit that leads to %s', (url) => {
    expect(tidyHit({ ...untidy, url }, site)).toBeUndefined();
  });
});

it('the parent of a text is its page', () => {
  const text = hit('content', { objectID: '/a#x', url: '/a#x', content: 'Some text' });
  expect(parentPage(text)).toMatchObject({
    objectID: '/a',
    url: '/a',
    type: 'lvl1',
    hierarchy: { lvl0: 'Backup &amp; archive', lvl1: 'Object Lock', lvl2: null },
    content: null,
  });
});
