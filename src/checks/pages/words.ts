/** Disallowed words for each language: `i18n/<locale>/words.yaml`, and the variants in `terms.yaml`. */
import { loadGlossary, loadWords } from '../../content';
import { memoize } from '../../lib/memoize';
import { inflectedWords, wholeWords } from '../../lib/whole-words';

export interface Word {
  /** Matches the word in prose. Code is never searched. */
  readonly pattern: RegExp;
  readonly hint: string;
  /** True to skip bold text, which pages use for the labels of other programs. */
  readonly exceptLabels: boolean;
}

const EXCLAMATION: Word = { pattern: /\p{L}!(?=\s|$)/gu, hint: 'the facts speak for themselves: end with a period', exceptLabels: false };

/**
 * A keyboard apostrophe. In a language's data files, the same character delimits texts, so it only counts inside and at the end of words.
 */
const APOSTROPHE: Word = {
  pattern: /(?<=\p{L})'(?=\p{L})|'(?=s\b)|(?<=s)'(?=[\s,;:)])/gu,
  hint: 'use ’ as an apostrophe',
  exceptLabels: false,
};

/** Any quotation mark other than the language's own. A straight one is never right, because it doesn't show whether it opens or closes. */
function wrongQuotes(own: string): Word {
  const others = '"“”„«»'.replace(new RegExp(`[${own}]`, 'g'), '');
  return { pattern: new RegExp(`[${others}]`, 'gu'), hint: `use ${own} as quotation marks`, exceptLabels: false };
}

/** The variants of a term in all their forms. A variant that is also a form of the term matches only as it is written. */
function variantsOf(term: string, variants: readonly string[], inflections: readonly string[]): Word[] {
  return variants.map((variant): Word => {
    const inflected = inflectedWords([variant], inflections);
    const pattern = term.search(inflected) === -1 ? inflected : wholeWords([variant]);
    return { pattern, hint: `write: ${term.toLowerCase()}`, exceptLabels: true };
  });
}

/** The disallowed words of a locale, read once. */
export const wordsOf = memoize((locale): readonly Word[] => {
  const { avoid, quotes, inflections } = loadWords(locale);
  const words = avoid.map(({ words, inflected, hint, exceptLabels }): Word => {
    const pattern = inflected ? inflectedWords(words, inflections) : wholeWords(words);
    return { pattern, hint, exceptLabels };
  });
  const variants = loadGlossary(locale).terms.flatMap(({ term, avoid }) => variantsOf(term, avoid, inflections));
  return [...words, ...variants, ...(quotes === undefined ? [] : [wrongQuotes(quotes)]), APOSTROPHE, EXCLAMATION];
});
