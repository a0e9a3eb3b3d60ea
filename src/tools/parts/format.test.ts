import { describe, expect, it } from 'vitest';
import { formatDuration, formatEnterable, formatNumber, formatProbability, groupThousands } from './format';
import { readNumber } from './read';

describe('numbers', () => {
  it.each([
    [21_600, 'en', '21,600'],
    [21_600, 'it', '21.600'],
    [1_080, 'it', '1.080'],
    [2.25, 'it', '2,25'],
    [0.8, 'en', '0.8'],
  ])('%d in %s', (value, locale, text) => {
    expect(formatNumber(value, locale)).toBe(text);
  });

  it.each([
    [21_600, 'en', '21\u202F600'],
    [21_600.25, 'it', '21\u202F600,25'],
    [999, 'en', '999'],
  ])('%d in %s, to be entered', (value, locale, text) => {
    expect(formatEnterable(value, locale)).toBe(text);
  });

  it.each([
    ['100000', '100\u202F000'],
    [' 21600,25 ', '21\u202F600,25'],
    ['1234567.5', '1\u202F234\u202F567.5'],
    ['999', '999'],
    ['0.12345', '0.12345'],
    ['00120', '00120'],
    ['5000 MB', '5000 MB'],
    ['12345x', '12345x'],
    ['', ''],
  ])('%j as entered', (text, grouped) => {
    expect(groupThousands(text)).toBe(grouped);
    const range = { min: 0, max: Infinity };
    expect(readNumber(grouped, range)).toEqual(readNumber(text, range));
  });

  it.each([
    [1.1854e-10, 'en', '1.19 × 10⁻¹⁰'],
    [1.50029e-7, 'en', '1.5 × 10⁻⁷'],
    [1.50029e-7, 'it', '1,5 × 10⁻⁷'],
    [9.997e-10, 'en', '1 × 10⁻⁹'],
    [0.01234, 'en', '0.0123'],
    [0, 'en', '0'],
    [1, 'en', '1'],
  ])('probability %d in %s', (value, locale, text) => {
    expect(formatProbability(value, locale)).toBe(text);
  });

  it.each([
    [32_000, 'en', '8.9 hours'],
    [32_000, 'it', '8,9 ore'],
    [1_843_200, 'en', '21.3 days'],
    [1_200, 'it', '20 minuti'],
    [0.54, 'en', '0.5 seconds'],
    [59, 'it', '59 secondi'],
    [0, 'en', '0 minutes'],
  ])('%d seconds in %s', (seconds, locale, text) => {
    expect(formatDuration(seconds, locale)).toBe(text);
  });
});
