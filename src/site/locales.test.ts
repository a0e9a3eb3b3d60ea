import { describe, expect, it } from 'vitest';
import { localeOfRun } from './locales';

describe('localeOfRun', () => {
  it.each([
    ['a language of the site', 'it', 'it'],
    ['nothing', undefined, 'en'],
    ['what npm start sets without --locale', 'undefined', 'en'],
  ])('%s', (_, given, expected) => {
    expect(localeOfRun(given)).toBe(expected);
  });
});
