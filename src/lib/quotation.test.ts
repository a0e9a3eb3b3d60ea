import { describe, expect, it } from 'vitest';
import { quotation } from './quotation';

describe('quotation', () => {
  it.each([
    ['no passage', '', ''],
    ['white space only', ' \n ', ''],
    ['a passage', 'A lock & a=b+c', '> A lock & a=b+c\n\n'],
    ['several lines', 'one\n\ntwo ', '> one\n> \n> two\n\n'],
    ['half a character', 'a\ud800b', '> a\ufffdb\n\n'],
  ])('of %s', (_case, passage, expected) => {
    expect(new URL(`https://x.example/?body=${quotation(passage)}`).searchParams.get('body')).toBe(expected);
  });

  it('is cut between characters, so that the address stays below what hosts accept', () => {
    const long = quotation('😀'.repeat(5_000));
    expect(decodeURIComponent(long)).toBe(`> ${'😀'.repeat(500)}…\n\n`);
    expect(long.length).toBeLessThan(6_100);
  });
});
