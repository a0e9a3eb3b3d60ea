import { expect, it } from 'vitest';
import { longDate } from './long-date';

it.each([
  ['2024-06-30', 'en', 'June 30, 2024'],
  ['2024-06-30', 'it', '30 giugno 2024'],
  ['2024-06-01T23:59:59Z', 'it', '1 giugno 2024'],
])('%s in %s', (date, locale, expected) => {
  expect(longDate(date, locale)).toBe(expected);
});
