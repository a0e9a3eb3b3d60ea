import { describe, expect, it } from 'vitest';
import { textWidth, widest, wrap } from './text';

describe('textWidth', () => {
  it.each([
    ['', 0],
    ['i', 0.28],
    ['W', 1],
    ['iW', 1.28],
    ['\u{1F41D}', 0.66],
  ])('of %j is %d of the font size', (text, width) => {
    expect(textWidth(text, 1)).toBeCloseTo(width);
    expect(textWidth(text, 14)).toBeCloseTo(width * 14);
  });

  it('finds the widest line', () => {
    expect(widest(['i', 'W', 'a'], 10)).toBeCloseTo(10);
    expect(widest([], 10)).toBe(0);
  });
});

describe('wrap', () => {
  it.each<[string, number, string[]]>([
    ['', 100, []],
    ['signed HTTPS', 1000, ['signed HTTPS']],
    ['signed HTTPS', 60, ['signed', 'HTTPS']],
    ['  a   b ', 1000, ['a b']],
    ['Coordinator of all', 30, ['Coordinator', 'of all']],
    ['with the ID of version 1', 120, ['with the ID', 'of version 1']],
  ])('breaks %j at %d px', (text, width, lines) => {
    expect(wrap(text, 12, width)).toEqual(lines);
  });
});
