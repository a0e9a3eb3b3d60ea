/** Disallowed words for each language, from `i18n/<locale>/words.yaml` and the variants in `terms.yaml`. */
import { loadGlossary, loadWords } from '../../content';
import { memoize } from '../../lib/memoize';
import { anyOf, inflectedWords, wholeWords } from '../../lib/whole-words';

interface Word {
  /** Matches the word in prose. Code isn't searched. */
  readonly pattern: RegExp;
  readonly hint: string;
  /** True if bold text is skipped, because pages use it for labels in other programs. */
  readonly exceptLabels: boolean;
}

const EXCLAMATION: Word = { pattern: /\p{L}!(?=\s|$)/gu, hint: 'the facts speak for themselves: end with a period', exceptLabels: false };

/**
 * A straight apostrophe. In a language's data files, the same character delimits strings, so it counts only inside or at the end of words.
 */
const APOSTROPHE: Word = {
  pattern: /(?<=\p{L})'(?=\p{L})|'(?=s\b)|(?<=s)'(?=[\s,;:)])/gu,
  hint: 'use ’ as an apostrophe',
  exceptLabels: false,
};

/** Matches other languages' quotation marks, and straight ones, which are always wrong because opening and closing ones look the same. */
function wrongQuotes(own: string): Word {
  const others = '"“”„«»'.replace(new RegExp(`[${own}]`, 'g'), '');
  return { pattern: new RegExp(`[${others}]`, 'gu'), hint: `use ${own} as quotation marks`, exceptLabels: false };
}

/** Matches all forms of a term's variants. A variant that's also a form of the term matches only exactly as written. */
function variantsOf(term: string, variants: readonly string[], inflections: readonly string[]): Word[] {
  return variants.map((variant): Word => {
    const inflected = inflectedWords([variant], inflections);
    // The first search is much faster, and few variants get to the second one.
    const pattern = anyOf([inflected]).test(term) && term.search(inflected) !== -1 ? wholeWords([variant]) : inflected;
    return { pattern, hint: `write: ${term.toLowerCase()}`, exceptLabels: true };
  });
}

function wordsOf(locale: string): Word[] {
  const { avoid, quotes, inflections } = loadWords(locale);
  const words = avoid.map(({ words, inflected, hint, exceptLabels }): Word => {
    const pattern = inflected ? inflectedWords(words, inflections) : wholeWords(words);
    return { pattern, hint, exceptLabels };
  });
  const variants = loadGlossary(locale).terms.flatMap(({ term, avoid }) => variantsOf(term, avoid, inflections));
  return [...words, ...variants, ...(quotes === undefined ? [] : [wrongQuotes(quotes)]), APOSTROPHE, EXCLAMATION];
}

export interface FoundWord extends Omit<Word, 'pattern'> {
  readonly word: string;
}

/**
 * Finds a locale's disallowed words in a text. Most texts don't contain any, so one pattern for all words rules them out. Results are kept,
 * because a page is checked again as it's published without each feature, and most of its texts stay the same.
 */
export const wordFinder = memoize((locale): ((text: string) => readonly FoundWord[]) => {
  const words = wordsOf(locale);
  const any = anyOf(words.map(({ pattern }) => pattern));
  return memoize((text) =>
    any.test(text)
      ? words.flatMap(({ pattern, ...rest }) => [...text.matchAll(pattern)].map(([word]): FoundWord => ({ word, ...rest })))
      : [],
  );
});
