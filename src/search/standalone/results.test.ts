import { describe, expect, it } from 'vitest';
import { localAddress, summary } from './results';

describe('localAddress', () => {
  it.each([
    ['/guides/object-lock', '/', '../guides/object-lock/index.html'],
    ['/guides/object-lock#legal-hold', '/', '../guides/object-lock/index.html#legal-hold'],
    ['/it/integrations/', '/it/', '../integrations/index.html'],
    ['/docs/it/', '/docs/it/', '../index.html'],
    ['/#start', '/', '../index.html#start'],
  ])('%s below %s is %s', (url, baseUrl, expected) => {
    expect(localAddress(url, baseUrl)).toBe(expected);
  });
});

describe('summary', () => {
  const texts = { found: 'Results: {count}', none: 'Nothing for {query}', introduction: '' };
  it.each([
    [0, '$& {count}', 'Nothing for $& {count}'],
    [12, 'lock', 'Results: 12'],
  ])('of %i hits for %j', (hits, query, expected) => {
    expect(summary(hits, query, texts)).toBe(expected);
  });
});
