import { describe, expect, it } from 'vitest';

import type { SearchRecord } from '../../contract';
import { buildIndexFile } from './build';
import { createEngine } from './engine';

const NO_HEADINGS = { lvl0: 'Guides', lvl3: null, lvl4: null, lvl5: null, lvl6: null } as const;

function record(page: number, heading: string, content: string): SearchRecord {
  const url = `/page-${page}#${heading}`;
  return {
    objectID: url,
    url,
    anchor: heading,
    type: 'lvl2',
    hierarchy: { ...NO_HEADINGS, lvl1: 'Guide', lvl2: heading },
    content,
    code: null,
    language: 'en',
    docusaurus_tag: 'default',
    position: { page, section: 0 },
  };
}

function ask(records: readonly SearchRecord[], query: string): (string | undefined)[] {
  const { hits } = createEngine(buildIndexFile(records, { language: 'en' })).search({ indexName: 'test', query });
  return hits.map(({ url }) => url);
}

describe('rank', () => {
  it('puts a heading of its own before one that many pages share, where the text says the same', () => {
    const shared = Array.from({ length: 4 }, (_, page) => record(page, 'Start', 'Choose the period of the lock.'));
    const [first] = ask([...shared, record(4, 'Dates', 'Choose the period of the lock.')], 'period lock');
    expect(first).toBe('/page-4#Dates');
  });

  it('takes a shared heading that the query asks for', () => {
    const shared = Array.from({ length: 4 }, (_, page) => record(page, 'Start', 'Choose the period of the lock.'));
    const [first] = ask([...shared, record(4, 'Dates', 'Start with the period of the lock.')], 'start');
    expect(first).toBe('/page-0#Start');
  });

  const PAGES = [record(0, 'Retention', 'A lock keeps versions of all parts.'), record(1, 'Speed', 'Send parts in parallel.')];

  it.each([
    ['a made-up word beside a word of a heading', 'retention xqzwvk', ['/page-0#Retention']],
    ['a made-up word beside a common word of the text', 'parts xqzwvk', []],
    ['more made-up words than known ones', 'retention xqzwvk vbnmqwx', []],
    ['words that no section has together, all known', 'retention versions parallel parts', ['/page-0#Retention', '/page-1#Speed']],
  ])('answers %s', (_, query, expected) => {
    expect(ask(PAGES, query).sort()).toEqual(expected);
  });
});
