/** What indexing must know of words: which are left out, and which may end a phrase that is indexed as a word. */
import { stopWords } from './stopwords';
import { termId } from './term-ids';
import type { Thesaurus } from './thesaurus';

/** Phrases that are indexed as words: those that something else stands for. */
export type KnownPhrases = Pick<Thesaurus, 'phrases' | 'lastWords'>;

export const NO_PHRASES: KnownPhrases = { phrases: new Set(), lastWords: new Set() };

export const STOP = 1;
export const ENDS_PHRASE = 2;

/** By term id; nothing is to be known of later ids. */
export type TermFlags = Uint8Array;

const flagsOf = new WeakMap<KnownPhrases, { language: string; flags: TermFlags }>();

function makeFlags(language: string, { lastWords }: KnownPhrases): TermFlags {
  const stop = [...stopWords(language)].map(termId);
  const last = [...lastWords].map(termId);
  const flags = new Uint8Array(Math.max(-1, ...stop, ...last) + 1);
  for (const id of last) flags[id] = ENDS_PHRASE;
  for (const id of stop) flags[id] = STOP;
  return flags;
}

/** Flags of a language and its phrases. */
export function termFlags(language: string, known: KnownPhrases): TermFlags {
  const kept = flagsOf.get(known);
  if (kept?.language === language) return kept.flags;
  const flags = makeFlags(language, known);
  flagsOf.set(known, { language, flags });
  return flags;
}
