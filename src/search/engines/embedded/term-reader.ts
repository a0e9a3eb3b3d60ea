/** The terms of a text that are indexed, by their numbers: stop words are left out, known phrases come behind their last word. */
import { stopWords } from './stopwords';
import { termId, termOf } from './term-ids';
import type { Thesaurus } from './thesaurus';

/** Phrases that are indexed as words: those that something else stands for. */
export type KnownPhrases = Pick<Thesaurus, 'phrases' | 'lastWords'>;

export const NO_PHRASES: KnownPhrases = { phrases: new Set(), lastWords: new Set() };

const STOP = 1;
const ENDS_PHRASE = 2;

/** What reading must know of a term, by its number; nothing of terms beyond the list. */
export type TermFlags = Uint8Array;

export function makeFlags(language: string, { lastWords }: KnownPhrases): TermFlags {
  const stop = [...stopWords(language)].map(termId);
  const last = [...lastWords].map(termId);
  const flags = new Uint8Array(Math.max(-1, ...stop, ...last) + 1);
  for (const id of last) flags[id] = ENDS_PHRASE;
  for (const id of stop) flags[id] = STOP;
  return flags;
}

/** Makes a function that is given the words and compounds of a text one by one, and calls `onTerm` for each term to be indexed. */
export function createTermReader(flags: TermFlags, { phrases }: KnownPhrases, onTerm: (id: number) => void): (id: number) => void {
  /** Numbers of the last two terms; `termOf` gives nothing for -1. */
  let before = -1;
  let beforeThat = -1;
  const onPhrase = (text: string): void => {
    if (phrases.has(text)) onTerm(termId(text));
  };
  return (id) => {
    const flag = flags[id] ?? 0;
    if (flag === STOP) return;
    onTerm(id);
    if (flag === ENDS_PHRASE) {
      const two = termOf(before) + termOf(id);
      onPhrase(two);
      onPhrase(termOf(beforeThat) + two);
    }
    beforeThat = before;
    before = id;
  };
}
