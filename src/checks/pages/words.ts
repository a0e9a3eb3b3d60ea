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

/** Any quotation mark but the language's own; a straight one can be neither, because it does not say where it opens. */
function wrongQuotes(own: string): Word {
  const others = '"“”„«»'.replace(new RegExp(`[${own}]`, 'g'), '');
  return { pattern: new RegExp(`[${others}]`, 'gu'), hint: `quotation marks are ${own}`, exceptLabels: false };
}

/** The words of a locale, read once. */
export const wordsOf = memoize((locale): readonly Word[] => {
  const { avoid, quotes } = loadWords(locale);
  const words = avoid.map(({ words, ...rest }): Word => ({ pattern: wholeWords(words), ...rest }));
  const variants = loadGlossary(locale)
    .terms.filter(({ avoid }) => avoid.length > 0)
    .map(({ term, avoid }): Word => ({ pattern: wholeWords(avoid), hint: `write: ${term.toLowerCase()}`, exceptLabels: true }));
  return [...words, ...variants, ...(quotes === undefined ? [] : [wrongQuotes(quotes)]), EXCLAMATION];
});
