import { describe, expect, it } from 'vitest';

import { analyse, type Lexicon } from './query';
import { createThesaurus } from './thesaurus';
import { Vocabulary } from './vocabulary';

/** What the analysis knows of an index with these words. */
function lexiconOf(language: string, words: readonly string[], synonyms: string[][]): Lexicon {
  const frequency = (word: string): number => words.filter((other) => other === word).length;
  const terms = [...new Set(words)].sort();
  const vocabulary = new Vocabulary({ terms, frequency, frequencyAt: (place) => frequency(terms[place] ?? '') }, language);
  return {
    vocabulary,
    size: words.length,
    language,
    headingPairs: new Map(),
    thesaurus: createThesaurus({ synonyms, oneWay: [], language }),
  };
}

describe('analyse', () => {
  it('takes no word of grammar for a form of another word', () => {
    // To an Italian stemmer `delete` is a form of `del`.
    const lexicon = lexiconOf('it', ['del', 'delete', 'oggetti'], [['cancellazione', 'delete']]);
    const [term] = analyse('cancellazione oggetti', lexicon).terms;
    expect([...(term?.variants.keys() ?? [])]).toEqual(['delete']);
  });

  it.each([
    ['takes a word of grammar for half of a common word', 'up load files', ['upload', 'upload', 'upload', 'load', 'files'], ['upload']],
    ['does not make a rare word of it', 'to ken', ['token', 'ken'], []],
    ['does not take a single letter for half of a word', 'a mount', ['amount', 'amount', 'amount', 'mount'], []],
  ])('%s', (_, input, words, joined) => {
    const { terms } = analyse(input, lexiconOf('en', words, []));
    const both = terms
      .slice(0, 2)
      .map(({ text, variants }) => [...variants.keys()].filter((word) => word !== text && word !== 'load' && word !== 'mount'));
    expect(both).toEqual([joined, joined]);
  });

  it('tells phrases apart that differ in a word of grammar', () => {
    const words = ['enable', 'disable', 'turn', 'versioning'];
    const lexicon = lexiconOf('en', words, [
      ['turn on', 'enable'],
      ['turn off', 'disable'],
    ]);
    const meant = (input: string): string[] => [...(analyse(input, lexicon).terms[0]?.variants.keys() ?? [])].sort();
    expect([meant('turn on versioning'), meant('turn off versioning')]).toEqual([
      ['enable', 'turn'],
      ['disable', 'turn'],
    ]);
  });
});
