import { expect, it } from 'vitest';
import { selectionQuery } from './open';

it.each([
  ['', ''],
  ['  object\n\tlock ', 'object lock'],
  ['a\u0000b', 'a b'],
  ['قفل الكائن', 'قفل الكائن'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['x'.repeat(64), 'x'.repeat(64)],
  ['x'.repeat(10_000), 'x'.repeat(64)],
  [`${'x'.repeat(63)} tail`, `${'x'.repeat(63)} `],
  [`${'x'.repeat(63)}🐝`, 'x'.repeat(63)],
  [`${'x'.repeat(62)}🐝`, `${'x'.repeat(62)}🐝`],
])('makes a query of the selection %j', (selection, expected) => {
  expect(selectionQuery(selection, 64)).toBe(expected);
});
