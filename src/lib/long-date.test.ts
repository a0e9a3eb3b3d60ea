import { describe, expect, it } from 'vitest';
import { longDate, monthPatterns } from './long-date';

it.each([
  ['2024-06-30', 'en', 'June 30, 2024'],
  ['2024-06-30', 'it', '30 giugno 2024'],
  ['2024-06-01T23:59:59Z', 'it', '1 giugno 2024'],
])('%s in %s', (date, locale, expected) => {
  expect(longDate(date, monthPatterns(locale))).toBe(expected);
});

describe.each(['en', 'it', 'de', 'pt-BR', 'ja'])('%s', (locale) => {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const patterns = monthPatterns(locale);
  it('is written as by the system on each day of a leap year', () => {
    for (let day = 1; day <= 366; day += 1) {
      const time = Date.UTC(2028, 0, day);
      expect(longDate(time, patterns)).toBe(format.format(time));
    }
  });
});
