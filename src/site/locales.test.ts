import { describe, expect, it } from 'vitest';
import { knownLocales, localeFolder, localeOfRun, siteLanguages, sourceLocale } from './locales';

it('lists the language of the pages first', () => expect(knownLocales[0]).toBe(sourceLocale));

describe('siteLanguages', () => {
  it.each([
    [['en', 'it'], 'en', ['English', 'Italiano'], ['', 'it/']],
    [['it', 'en'], 'it', ['English', 'Italiano'], ['', 'en/']],
    [['it'], 'it', ['Italiano'], ['']],
    [['en'], 'en', ['English'], ['']],
  ])('%j', (given, defaultLocale, labels, folders) => {
    const i18n = siteLanguages(given);
    expect(i18n).toMatchObject({ defaultLocale, locales: given });
    expect(Object.values(i18n.localeConfigs).map(({ label }) => label)).toEqual(labels);
    expect(given.map((locale) => localeFolder(locale, given))).toEqual(folders);
  });
});

describe('localeOfRun', () => {
  it.each([
    ['a language of the site', 'it', ['en', 'it'], 'it'],
    ['nothing', undefined, ['en', 'it'], 'en'],
    ['nothing on a site with another first language', undefined, ['it', 'en'], 'it'],
    ['what npm start sets without --locale', 'undefined', ['en', 'it'], 'en'],
    ['a language that the site does not have', 'en', ['it'], 'it'],
  ])('%s', (_, given, locales, expected) => {
    expect(localeOfRun(given, locales)).toBe(expected);
  });
});
