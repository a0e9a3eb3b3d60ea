/** Words and phrases that readers use for each other, found by any of their forms. */
import { LONGEST_PHRASE, phraseKeys, tellingWords } from './phrases';

export interface Thesaurus {
  /** What stands for these neighbouring words, each written as one word. */
  of: (words: readonly string[]) => readonly string[];
  /** Phrases of several words, written as one, … */
  phrases: ReadonlySet<string>;
  /** … and the words that they end with. */
  lastWords: ReadonlySet<string>;
}

/** @param groups words and phrases that stand for each other; phrases of more than three telling words are left out */
export function createThesaurus(groups: readonly (readonly string[])[], language: string): Thesaurus {
  const others = new Map<string, Set<string>>();
  const phrases = new Set<string>();
  const lastWords = new Set<string>();
  for (const group of groups) {
    const members = group.map((phrase) => tellingWords(phrase, language)).filter((words) => words.length > 0 && words.length <= LONGEST_PHRASE);
    for (const words of members) {
      if (words.length > 1) {
        phrases.add(words.join(''));
        lastWords.add(words.at(-1) ?? '');
      }
      for (const key of phraseKeys(words, language)) {
        const known = others.get(key) ?? new Set();
        for (const other of members) if (other !== words) known.add(other.join(''));
        others.set(key, known);
      }
    }
  }
  return {
    of: (words) => [...new Set(phraseKeys(words, language).flatMap((key) => [...(others.get(key) ?? [])]))],
    phrases,
    lastWords,
  };
}
