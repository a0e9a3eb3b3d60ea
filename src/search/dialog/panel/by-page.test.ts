import { describe, expect, it } from 'vitest';
import { type SearchHit } from '../../contract';
import { groupName, secondLine } from './by-page';

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
