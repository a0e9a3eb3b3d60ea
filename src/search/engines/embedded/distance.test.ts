import { describe, expect, it } from 'vitest';

import { editDistance, prefixDistance } from './distance';

describe('editDistance', () => {
  it.each([
    ['lock', 'lock', 0],
    ['lok', 'lock', 1],
    ['lockk', 'lock', 1],
    ['luck', 'lock', 1],
    ['lcok', 'lock', 1],
    ['bukcet', 'bucket', 1],
    ['versoning', 'versioning', 1],
    ['vresoning', 'versioning', 2],
    ['abc', 'xyz', Infinity],
    ['a', 'abcd', Infinity],
    ['', 'ab', 2],
  ])('from %j to %j is %d', (a, b, edits) => {
    expect(editDistance(a, b, 2)).toBe(edits);
  });

  it('stops at the limit', () => {
    expect(editDistance('vresoning', 'versioning', 1)).toBe(Infinity);
  });
});

describe('prefixDistance', () => {
  it.each([
    ['versio', 'versioning', 0],
    ['verison', 'versioning', 1],
    ['verzio', 'versioning', 1],
    ['bucket', 'versioning', Infinity],
  ])('from %j to a beginning of %j is %d', (a, b, edits) => {
    expect(prefixDistance(a, b, 1)).toBe(edits);
  });
});
