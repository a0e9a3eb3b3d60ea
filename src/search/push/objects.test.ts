import { describe, expect, it } from 'vitest';

import { fixtureRecords } from '../testing/records';
import { hostedObjects } from './objects';
import { hostedSynonyms } from './settings';

const objects = hostedObjects(fixtureRecords);
const byId = new Map(objects.map((object) => [object.objectID, object]));

describe('objects', () => {
  it('are one for a heading and one for its text, with the same URL', () => {
    const heading = byId.get('/guides/object-lock#legal-hold');
    const text = byId.get('/guides/object-lock#legal-hold::text');
    expect(heading).toMatchObject({ type: 'lvl2', content: null, code: null, url_without_anchor: '/guides/object-lock' });
    expect(text).toMatchObject({ type: 'content', url: heading?.url, hierarchy: heading?.hierarchy });
    expect(text?.content).toContain('A legal hold has no end date.');
    expect(heading!.weight.level).toBeGreaterThan(text!.weight.level);
  });

  it('have ids of their own', () => {
    const [record] = fixtureRecords;
    const twice = hostedObjects([record!, record!]);
    expect(new Set(twice.map(({ objectID }) => objectID)).size).toBe(twice.length);
  });

  it('hold text as HTML that cannot run, and code as it is', () => {
    const all = JSON.stringify(objects.map(({ content, hierarchy }) => [content, hierarchy]));
    expect(all).toContain('&lt;Error&gt;');
    expect(all).not.toContain('<Error>');
    expect(objects.some(({ code }) => code?.includes('"$MARKER"'))).toBe(true);
  });

  it('are refused when they are longer than the service takes', () => {
    const [record] = fixtureRecords;
    const long = { ...record!, content: 'é'.repeat(5_000) };
    expect(() => hostedObjects([long])).toThrow(/^\/: the section has 10\d{3} bytes/);
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

  it('have one entry per word if they are one-way, never for the word itself', () => {
    const oneWay = [
      { from: ['ram', 'memory'], to: ['memory'] },
      { from: ['ram'], to: ['hardware'] },
    ];
    expect(hostedSynonyms([{ synonyms: [], oneWay }])).toEqual([
      { objectID: 'ram > memory | hardware', type: 'oneWaySynonym', input: 'ram', synonyms: ['memory', 'hardware'] },
    ]);
  });
});
