import { describe, expect, it } from 'vitest';

import { fixtureRecords } from '../../testing/records';
import { countFacets, facetPredicate } from './facets';

describe('facetPredicate', () => {
  const count = (filters: Parameters<typeof facetPredicate>[0]): number => fixtureRecords.filter(facetPredicate(filters)).length;
  const composer = count('docusaurus_tag:docs-composer-current');
  const all = fixtureRecords.length;

  it.each([
    ['no filters', undefined, all],
    ['an empty list', [], all],
    ['an empty OR, which restricts nothing', [[]], all],
    ['a value', ['language:en'], all],
    ['a value with a colon', ['hierarchy.lvl0:a:b'], 0],
    ['what is not a value', ['docusaurus_tag:-docs-composer-current'], all - composer],
    ['AND in an OR', [[['language:en', 'docusaurus_tag:docs-composer-current'], 'language:it']], composer],
    ['OR', [['docusaurus_tag:docs-composer-current', 'language:it']], composer],
    ['AND', ['docusaurus_tag:docs-composer-current', 'language:it'], 0],
  ])('takes %s', (_, filters, expected) => {
    expect(count(filters)).toBe(expected);
  });

  it.each([[['language']], [[':en']]])('refuses %j', (filters) => {
    expect(() => facetPredicate(filters)).toThrow('expected "attribute:value"');
  });
});

describe('countFacets', () => {
  it('counts values, most frequent first, of facets only', () => {
    const counts = countFacets(fixtureRecords, ['hierarchy.lvl0', 'content']);
    expect(Object.keys(counts)).toEqual(['hierarchy.lvl0']);
    const numbers = Object.values(counts['hierarchy.lvl0'] ?? {});
    expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
    expect(numbers.reduce((sum, number) => sum + number, 0)).toBe(fixtureRecords.length);
  });
});
