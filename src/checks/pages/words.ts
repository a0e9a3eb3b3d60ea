/** Words that pages do not use, language by language: `i18n/<locale>/words.yaml`, and the variants of `terms.yaml`. */
import { loadGlossary, loadWords } from '../../content';
import { memoize } from '../../lib/memoize';
import { wholeWords } from '../../lib/whole-words';

export interface Word {
  /** Matches the word in prose; code is never searched. */
  readonly pattern: RegExp;
  readonly hint: string;
  /** Not looked for in bold text, where pages name the labels of other programs. */
  readonly exceptLabels: boolean;
}

const EXCLAMATION: Word = { pattern: /\p{L}!(?=\s|$)/gu, hint: 'the facts are strong enough: end with a full stop', exceptLabels: false };

/** The words of a locale, read once. */
export const wordsOf = memoize((locale): readonly Word[] => {
  const words = loadWords(locale).avoid.map(({ words, ...rest }): Word => ({ pattern: wholeWords(words), ...rest }));
  const variants = loadGlossary(locale)
    .terms.filter(({ avoid }) => avoid.length > 0)
    .map(({ term, avoid }): Word => ({ pattern: wholeWords(avoid), hint: `write: ${term.toLowerCase()}`, exceptLabels: true }));
  return [...words, ...variants, EXCLAMATION];
});
