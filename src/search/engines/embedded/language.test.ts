import { describe, expect, it } from 'vitest';

import { Language, loadStemmers } from './language';

const language = new Language(
  {
    language: 'it',
    stemmers: ['italian', 'english'],
    stopWords: ['di', 'on', 'off', 'del'],
    synonyms: [
      ['credential', 'access key', 'regola di accesso'],
      ['worm', 'write once read many times'],
      ['enable', 'turn on'],
      ['disable', 'turn off'],
    ],
    oneWay: [{ from: ['foto', 'api token'], to: ['oggetto', 'regola di accesso'] }],
  },
  await loadStemmers(['italian', 'english']),
);

/** Returns the English stemmer's synonyms, without the stemmer's number. */
const synonymsOf = (words: readonly string[]): string[] =>
  language.synonymsOf(words).flatMap((term) => (term.startsWith('1 ') ? [term.slice(2)] : []));

describe('Language', () => {
  it.each([
    [['credentials'], ['access kei', 'regola accesso']],
    [
      ['access', 'keys'],
      ['credenti', 'regola accesso'],
    ],
    [
      ['regole', 'accesso'],
      ['credenti', 'access kei'],
    ],
    [['accesso'], []],
    [['worm'], []],
    [['foto'], ['oggetto', 'regola accesso']],
    [['oggetto'], []],
    [
      ['api', 'tokens'],
      ['oggetto', 'regola accesso'],
    ],
    [['turn', 'on'], ['enabl']],
    [['turn', 'off'], ['disabl']],
    [['turn'], []],
  ])('gives for %j: %j', (words, others) => {
    expect(synonymsOf(words)).toEqual(others);
  });

  it('finds the phrases that something stands for, words of grammar inside them left out', () => {
    const words = ['regole', 'di', 'accesso', 'e', 'access', 'keys'];
    const places = new Set(language.phrasesIn(words).map(({ from, to }) => `${from}-${to}`));
    expect([...places]).toEqual(['0-2', '4-5']);
  });

  it('recognizes function words', () => {
    expect(['del', 'delete'].map((word) => language.isStopWord(word))).toEqual([true, false]);
  });
});

describe('loadStemmers', () => {
  it('names the stemmers that there are', async () => {
    await expect(loadStemmers(['klingon'])).rejects.toThrow('There is no stemmer klingon; expected one of: dutch, english,');
  });

  it('tells the forms of a word from other words', async () => {
    const [english, italian, german] = await loadStemmers(['english', 'italian', 'german']);
    expect(['versioning', 'versions', 'versioned'].map((word) => english?.(word))).toEqual(['version', 'version', 'version']);
    expect(['eliminazione', 'eliminazioni'].map((word) => italian?.(word))).toEqual(['elimin', 'elimin']);
    expect(['speicher', 'speichern'].map((word) => german?.(word))).toEqual(['speich', 'speich']);
  });
});
