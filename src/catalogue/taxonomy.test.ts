import { expect, it } from 'vitest';
import { isOld } from './taxonomy';

it.each([
  ['2026-11-22', '2026-11-22', false],
  ['2025-11-22', '2026-11-22', false],
  ['2025-11-21', '2026-11-22', true],
  ['2026-11-22', '2018-10-14', false],
])('a check of %s is old on %s: %s', (date, newest, expected) => {
  expect(isOld(date, newest)).toBe(expected);
});
