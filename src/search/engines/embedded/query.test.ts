import { describe, expect, it } from 'vitest';

import { analyse, type Lexicon } from './query';
import { createThesaurus } from './thesaurus';
import { Vocabulary } from './vocabulary';

/** What the analysis knows of an index with these words. */
function lexiconOf(language: string, words: readonly string[], synonyms: readonly (readonly string[])[]): Lexicon {
  const vocabulary = new Vocabulary({ terms: [...words].sort(), frequency: (word) => Number(words.includes(word)) }, language);
  return { vocabulary, size: words.length, language, headingPairs: new Map(), thesaurus: createThesaurus(synonyms, language) };
}

describe('analyse', () => {
  it('takes no word of grammar for a form of another word', () => {
    // To an Italian stemmer `delete` is a form of `del`.
    const lexicon = lexiconOf('it', ['del', 'delete', 'oggetti'], [['cancellazione', 'delete']]);
    const [term] = analyse('cancellazione oggetti', lexicon).terms;
    expect([...(term?.variants.keys() ?? [])]).toEqual(['delete']);
  });
});
