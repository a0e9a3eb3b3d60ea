import { describe, expect, it } from 'vitest';
import { loadGlossary, loadSearchLanguage, loadWords } from './language';
import { projectWith } from './testing/project';

const SEARCH = 'stemmer: english\nsynonyms: [[WORM, worm, Object Lock]]\noneWay: [{ from: [photo], to: [file] }]\nstopWords: the of\n';
const TERMS = 'pluralEndings: [s]\nterms:\n  key: { area: access, term: Access key, definition: A pair., avoid: [API access key] }\n';
const GERMAN = 'stemmer: german\nsynonyms: []\noneWay: []\nstopWords: der\n';

describe('search data of a language', () => {
  const root = projectWith({ 'i18n/en/search.yaml': SEARCH, 'i18n/en/terms.yaml': TERMS, 'i18n/de/search.yaml': GERMAN });

  it.each([
    ['English', 'en', 'english', ['the', 'of']],
    ['another one, with the English stop words', 'de', 'german', ['der', 'the', 'of']],
    ['a region of a language', 'de-AT', 'german', ['der', 'the', 'of']],
    ['English for one without a file', 'fr', 'english', ['the', 'of']],
  ])('is that of %s', (_case, locale, stemmer, stopWords) => {
    expect(loadSearchLanguage(locale, root)).toMatchObject({ stemmer, stopWords });
  });

  it('has each synonym once, in lower case, and the names of the glossary', () => {
    const { synonyms } = loadSearchLanguage('en', root);
    expect(synonyms).toContainEqual(['worm', 'object lock']);
    expect(synonyms).toContainEqual(['access key', 'api access key']);
  });

  it.each([
    ['stemmer', SEARCH.replace('english', '""')],
    ['synonyms.0', SEARCH.replace('WORM, worm, Object Lock', 'alone')],
    ['oneWay.0.to', SEARCH.replace(', to: [file]', '')],
  ])('names file and field of a mistake: %s', (field, content) => {
    expect(() => loadSearchLanguage('en', projectWith({ 'i18n/en/search.yaml': content }))).toThrow(`i18n/en/search.yaml: ${field}: `);
  });
});

describe('glossary of a language', () => {
  const german = 'terms:\n  key: { term: Schlüssel, gender: m, definition: Ein Paar., avoid: [Key] }\n';

  it('has its own names and definitions, and areas and relations of the English one', () => {
    const root = projectWith({ 'i18n/en/terms.yaml': TERMS, 'i18n/de/terms.yaml': german });
    const term = { id: 'key', area: 'access', term: 'Schlüssel', definition: 'Ein Paar.', see: [], avoid: ['Key'] };
    expect(loadGlossary('de', root)).toEqual({ terms: [term], pluralEndings: [] });
  });

  it('has the English names where it has none', () => {
    expect(loadGlossary('de', projectWith({ 'i18n/en/terms.yaml': TERMS })).terms).toMatchObject([{ term: 'Access key', avoid: [] }]);
  });

  it('refuses a term that English does not have', () => {
    const root = projectWith({ 'i18n/en/terms.yaml': TERMS, 'i18n/de/terms.yaml': german.replace('key:', 'door:') });
    expect(() => loadGlossary('de', root)).toThrow('i18n/de/terms.yaml: terms.door: there is no such term in i18n/en/terms.yaml');
  });
});

describe('a mistake in the glossary', () => {
  it.each([
    [
      'terms.key.area: Invalid option: expected one of "storage"|"protection"|"access"|"composer"',
      TERMS.replace('area: access', 'area: billing'),
    ],
    ['terms: expected the terms, each indented below its ID, as in i18n/en/terms.yaml', 'key: { area: access, term: Key }\n'],
  ])('is named: %s', (message, content) => {
    expect(() => loadGlossary('en', projectWith({ 'i18n/en/terms.yaml': content }))).toThrow(`i18n/en/terms.yaml: ${message}`);
  });
});

it('a language without a words file has no words to avoid', () => {
  expect(loadWords('de', projectWith({}))).toEqual({
    avoid: [],
    giveaways: [],
    inflections: [],
    longSentences: [],
    original: [],
    sameAsOriginal: { code: {}, site: {} },
  });
});

it.each(['en', 'it'])('the search data of %s is read', (locale) => {
  const { synonyms, oneWay, stopWords } = loadSearchLanguage(locale);
  expect(Math.min(synonyms.length, oneWay.length, stopWords.length)).toBeGreaterThan(50);
});
