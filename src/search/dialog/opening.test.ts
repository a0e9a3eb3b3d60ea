import { describe, expect, it } from 'vitest';
import { cut, selectionQuery } from './opening';

describe('cut', () => {
  it.each([
    ['short', 'short'],
    ['x'.repeat(64), 'x'.repeat(64)],
    ['x'.repeat(10_000), 'x'.repeat(64)],
    [`${'x'.repeat(63)}🐝`, 'x'.repeat(63)],
    [`${'x'.repeat(62)}🐝`, `${'x'.repeat(62)}🐝`],
  ])('%s', (text, expected) => {
    expect(cut(text)).toBe(expected);
  });
});

describe('selectionQuery', () => {
  it.each([
    ['', ''],
    ['  object\n\tlock ', 'object lock'],
    ['a\u0000b', 'a b'],
    ['قفل الكائن', 'قفل الكائن'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    [`${'x'.repeat(63)} tail`, `${'x'.repeat(63)} `],
  ])('%j', (selection, expected) => {
    expect(selectionQuery(selection)).toBe(expected);
  });
});
