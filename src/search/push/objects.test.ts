import { describe, expect, it } from 'vitest';

import { fixtureRecords } from '../testing/records';
import { bytesOf, hostedObjects, splitText } from './objects';
import { hostedSynonyms } from './settings';

const ENOUGH = 10_000;
const { objects } = hostedObjects(fixtureRecords, ENOUGH);
const byId = new Map(objects.map((object) => [object.objectID, object]));

describe('objects', () => {
  it('are one for a heading and one for its text, of one address', () => {
    const heading = byId.get('/guides/object-lock#legal-hold');
    const text = byId.get('/guides/object-lock#legal-hold::text-1');
    expect(heading).toMatchObject({ type: 'lvl2', content: null, code: null, url_without_anchor: '/guides/object-lock' });
    expect(text).toMatchObject({ type: 'content', url: heading?.url, hierarchy: heading?.hierarchy });
    expect(text?.content).toContain('A legal hold has no end date.');
    expect(heading!.weight.level).toBeGreaterThan(text!.weight.level);
  });

  it('have ids of their own', () => {
    const [record] = fixtureRecords;
    const twice = hostedObjects([record!, record!], ENOUGH).objects;
    expect(new Set(twice.map(({ objectID }) => objectID)).size).toBe(twice.length);
  });

  it('hold text as HTML that cannot run, and code as it is', () => {
    const all = JSON.stringify(objects.map(({ content, hierarchy }) => [content, hierarchy]));
    expect(all).toContain('&lt;Error&gt;');
    expect(all).not.toContain('<Error>');
    expect(objects.some(({ code }) => code?.includes('"$MARKER"'))).toBe(true);
  });

  it('lose no word when a text is cut', () => {
    const words = Array.from({ length: 3_000 }, (_, index) => `word${index}<é>`);
    const [record] = fixtureRecords;
    const { objects: parts, split } = hostedObjects([{ ...record!, content: words.join(' '), code: 'x'.repeat(15_000) }], 5_000);
    expect(split).toEqual([record!.objectID]);
    expect(Math.max(...parts.map(bytesOf))).toBeLessThanOrEqual(5_000);
    expect(
      parts
        .flatMap(({ content }) => content ?? [])
        .join(' ')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>'),
    ).toBe(words.join(' '));
    expect(parts.map(({ code }) => code ?? '').join('')).toBe('x'.repeat(15_000));
  });
});

describe('synonyms', () => {
  it('come once each', () => {
    const synonyms = [
      ['worm', 'object lock'],
      ['file', 'object'],
    ];
    const again = { synonyms: [['worm', 'object lock']], oneWay: [] };
    expect(hostedSynonyms([{ synonyms, oneWay: [] }, again])).toEqual([
      { objectID: 'worm | object lock', type: 'synonym', synonyms: ['worm', 'object lock'] },
      { objectID: 'file | object', type: 'synonym', synonyms: ['file', 'object'] },
    ]);
  });

  it('of one way are one for each word of readers, never of itself', () => {
    const oneWay = [
      { from: ['ram', 'memory'], to: ['memory'] },
      { from: ['ram'], to: ['hardware'] },
    ];
    expect(hostedSynonyms([{ synonyms: [], oneWay }])).toEqual([
      { objectID: 'ram > memory | hardware', type: 'oneWaySynonym', input: 'ram', synonyms: ['memory', 'hardware'] },
    ]);
  });
});

describe('splitting', () => {
  it.each([
    ['', 3, []],
    ['one', 3, ['one']],
    ['one two three', 20, ['one two three']],
    ['one two three four', 7, ['one two', 'three four']],
    ['abcdef gh', 3, ['abcdef', 'gh']],
    ['😀'.repeat(603), 301, ['😀'.repeat(501), '😀'.repeat(102)]],
  ])('%j after %i characters', (text, length, parts) => {
    expect(splitText(text, length)).toEqual(parts);
  });
});
