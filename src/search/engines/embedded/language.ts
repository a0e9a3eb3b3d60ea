/** Determines the properties of words in a language: whether they're function words, what their stems are, and which ones are synonyms. */
import type { LanguageData } from './index-file';
import { memoize } from '../../../lib/memoize';
import { tokenize } from './tokenize';

/** Maximum number of words in a phrase. */
export const LONGEST_PHRASE = 3;

/** Number of leading letters that all forms of a word share. If two words differ in these letters, there's no need to stem them. */
export const SHARED_LETTERS = 3;

type Stemmer = (word: string) => string;

/** Stemmers by name. Each one is a separate chunk called `stemmer-<name>`. To add a language, add a line here. */
const STEMMERS: Readonly<Record<string, () => Promise<{ stemmer: Stemmer }>>> = {
  dutch: () => import(/* webpackChunkName: 'stemmer-dutch' */ '@orama/stemmers/dutch'),
  english: () => import(/* webpackChunkName: 'stemmer-english' */ '@orama/stemmers/english'),
  french: () => import(/* webpackChunkName: 'stemmer-french' */ '@orama/stemmers/french'),
  german: () => import(/* webpackChunkName: 'stemmer-german' */ '@orama/stemmers/german'),
  italian: () => import(/* webpackChunkName: 'stemmer-italian' */ '@orama/stemmers/italian'),
  portuguese: () => import(/* webpackChunkName: 'stemmer-portuguese' */ '@orama/stemmers/portuguese'),
  spanish: () => import(/* webpackChunkName: 'stemmer-spanish' */ '@orama/stemmers/spanish'),
};

/** Loads stemmers. @throws Error that lists the known names if a name is unknown */
export async function loadStemmers(names: readonly string[]): Promise<Stemmer[]> {
  return Promise.all(
    names.map(async (name) => {
      const load = Object.hasOwn(STEMMERS, name) ? STEMMERS[name] : undefined;
      if (load === undefined) throw new Error(`There is no stemmer ${name}; expected one of: ${Object.keys(STEMMERS).join(', ')}.`);
      return (await load()).stemmer;
    }),
  );
}

/** A known phrase in a text: its term in the index, and the indexes of its first and last words. */
export interface PhraseMatch {
  term: string;
  from: number;
  to: number;
}

export class Language {
  private readonly stopWords: ReadonlySet<string>;
  /** Stem terms of synonyms, keyed by stem term. A phrase is a single term that consists of its stems, separated by spaces. */
  private readonly synonyms = new Map<string, Set<string>>();
  private readonly phrases = new Set<string>();
  /** Stem terms that start a known phrase. Few words in a text start one. */
  private readonly beginnings = new Set<string>();
  /** First letters of the words that start a known phrase, and of the words that follow in the phrase. */
  private readonly beginningLetters = new Set<string>();
  private readonly followingLetters = new Set<string>();

  /** @param stemmers stemmers in order, starting with the language's own */
  constructor(
    { stopWords, synonyms, oneWay }: LanguageData,
    private readonly stemmers: readonly Stemmer[],
  ) {
    this.stopWords = new Set(stopWords);
    for (const group of synonyms) this.addSynonyms(group, group);
    for (const { from, to } of oneWay) this.addSynonyms(from, to);
  }

  /** Returns, for each stemmer, the term that all forms of a folded word share. Call it only if necessary, because stemming is slow. */
  readonly stemTerms = memoize((word: string): readonly string[] => this.stem([word]));
  private readonly stemsOf = memoize((word: string): readonly string[] => this.stemmers.map((stem) => stem(word)));

  isStopWord(word: string): boolean {
    return this.stopWords.has(word);
  }

  /** Whether a known phrase starts with a form of the word. */
  beginsPhrase(word: string): boolean {
    const mayBegin = this.beginningLetters.has(word.slice(0, SHARED_LETTERS)) && !this.isStopWord(word);
    return mayBegin && this.stemTerms(word).some((term) => this.beginnings.has(term));
  }

  isPhrase(term: string): boolean {
    return this.phrases.has(term);
  }

  /** Returns index terms that are synonyms of these adjacent words. */
  synonymsOf(words: readonly string[]): readonly string[] {
    return [...new Set(this.stem(words).flatMap((term) => [...(this.synonyms.get(term) ?? [])]))];
  }

  /** Returns the known phrases in a text, ignoring function words inside them. */
  phrasesIn(words: readonly string[]): PhraseMatch[] {
    return words.flatMap((_, from) => this.phrasesAt(words, from));
  }

  /** Returns the known phrases that start at the given word. */
  phrasesAt(words: readonly string[], from: number): readonly PhraseMatch[] {
    const first = words[from] ?? '';
    const found: PhraseMatch[] = [];
    if (!this.beginsPhrase(first)) return found;
    const run = [first];
    for (let to = from + 1; to < words.length && run.length < LONGEST_PHRASE; to += 1) {
      const next = words[to] ?? '';
      if (this.isStopWord(next)) continue;
      if (!this.followingLetters.has(next.slice(0, SHARED_LETTERS))) break;
      run.push(next);
      for (const term of this.stem(run)) if (this.phrases.has(term)) found.push({ term, from, to });
    }
    return found;
  }

  /** Returns one term per stemmer, which joins the stems of the words. The stemmer's number keeps terms distinct from words. */
  private stem(words: readonly string[]): string[] {
    return this.stemmers.map((_, index) => `${index} ${words.map((word) => this.stemsOf(word)[index]).join(' ')}`);
  }

  /** Splits a name into words. `turn on` isn't `turn off`: if one of two words is a function word, both count, but only in queries. */
  private readName(name: string): { words: readonly string[]; isIndexed: boolean } | undefined {
    const all = tokenize(name).words.map(({ text }) => text);
    const content = all.filter((word) => !this.isStopWord(word));
    const words = content.length === 0 ? all : content;
    if (words.length > LONGEST_PHRASE || words.length === 0) return undefined;
    if (words.length > 1 || all.length === 1) return { words, isIndexed: true };
    return all.length === 2 ? { words: all, isIndexed: false } : undefined;
  }

  private addSynonyms(from: readonly string[], to: readonly string[]): void {
    const targets = to.flatMap((name) => {
      const read = this.readName(name);
      return read?.isIndexed === true ? [{ name, words: read.words, terms: this.stem(read.words) }] : [];
    });
    for (const { words, terms } of targets.filter((target) => target.words.length > 1)) {
      for (const term of terms) this.phrases.add(term);
      for (const term of this.stem(words.slice(0, 1))) this.beginnings.add(term);
      words.forEach((word, at) => (at === 0 ? this.beginningLetters : this.followingLetters).add(word.slice(0, SHARED_LETTERS)));
    }
    for (const name of from) {
      const read = this.readName(name);
      if (read === undefined) continue;
      for (const key of this.stem(read.words)) {
        const known = this.synonyms.get(key) ?? new Set();
        for (const target of targets) if (target.name !== name) for (const term of target.terms) known.add(term);
        this.synonyms.set(key, known);
      }
    }
  }
}
