/** Words and phrases that readers use for others, found by any of their forms. */
import type { SearchIndexFile } from './index-file';
import { LONGEST_PHRASE, phraseKeys, tellingWords } from './phrases';
import { tokenize } from './tokenize';

export interface Thesaurus {
  /** What stands for these neighbouring words, each written as one word. */
  of: (words: readonly string[]) => readonly string[];
  /** Phrases of several words, written as one, … */
  phrases: ReadonlySet<string>;
  /** … and the words that they end with. */
  lastWords: ReadonlySet<string>;
}

/** A name as readers type it, and as the index may hold it: undefined where only a word of grammar tells it from another. */
interface Name {
  typed: readonly string[];
  indexed: string | undefined;
}

/** `turn on` is not `turn off`: of two words both are kept when one is grammar. Undefined for a name that is not told by its words. */
function readName(name: string, language: string): Name | undefined {
  const all = tokenize(name).words.map(({ text }) => text);
  const telling = tellingWords(name, language);
  if (telling.length > LONGEST_PHRASE || telling.length === 0) return undefined;
  if (telling.length > 1 || all.length === 1) return { typed: telling, indexed: telling.join('') };
  return all.length === 2 ? { typed: all, indexed: undefined } : undefined;
}

/** Both kinds of synonyms of an index; phrases of more than three telling words are left out. */
type Synonyms = Pick<SearchIndexFile, 'synonyms' | 'oneWay' | 'language'>;

/** Makes the thesaurus of an index file. Only phrases that something stands for are indexed as words. */
export function createThesaurus({ synonyms, oneWay, language }: Synonyms): Thesaurus {
  const others = new Map<string, Set<string>>();
  const phrases = new Set<string>();
  const lastWords = new Set<string>();
  const read = (names: readonly string[]): Name[] => names.flatMap((name) => readName(name, language) ?? []);

  const add = (from: readonly Name[], to: readonly Name[]): void => {
    for (const { typed, indexed } of to) {
      if (indexed === undefined || typed.length === 1) continue;
      phrases.add(indexed);
      lastWords.add(typed.at(-1) ?? '');
    }
    for (const name of from) {
      for (const key of phraseKeys(name.typed, language)) {
        const known = others.get(key) ?? new Set();
        for (const other of to) if (other !== name && other.indexed !== undefined) known.add(other.indexed);
        others.set(key, known);
      }
    }
  };

  for (const group of synonyms) {
    const names = read(group);
    add(names, names);
  }
  for (const [from, to] of oneWay) add(read(from), read(to));
  return { of: (words) => [...new Set(phraseKeys(words, language).flatMap((key) => [...(others.get(key) ?? [])]))], phrases, lastWords };
}
