/** Checks that prose contains no words that the style guide disallows, and no sentences that are too long. */
import type { Nodes } from 'mdast';
import { lineOf, loadGlossary, loadWords, nodesOf, type Page } from '../../content';
import type { Problem } from '../../lib/diagnostic';
import { memoize } from '../../lib/memoize';
import { anyOf, inflectedWords, wholeWords } from '../../lib/whole-words';
import type { Check } from './types';

/** A word that a language's `i18n/<locale>/words.yaml` or the variants in `terms.yaml` disallow. */
interface Word {
  /** Matches the word in prose. Code isn't searched. */
  readonly pattern: RegExp;
  readonly hint: string;
  /** True if bold text is skipped, because pages use it for labels in other programs. */
  readonly exceptLabels: boolean;
}

const EXCLAMATION: Word = { pattern: /\p{L}!(?=\s|$)/gu, hint: 'the facts speak for themselves: end with a period', exceptLabels: false };

/** A word that is written twice in a row. The group has a name, because the pattern also becomes a part of a longer one. */
const TWICE: Word = {
  pattern: /(?<![\p{L}\p{N}’-])(?<twice>\p{L}{2,})\s+\k<twice>(?![\p{L}\p{N}’-])/gu,
  hint: 'write the word once',
  exceptLabels: true,
};

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
  return [...words, ...variants, ...(quotes === undefined ? [] : [wrongQuotes(quotes)]), APOSTROPHE, EXCLAMATION, TWICE];
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

interface Passage {
  readonly line: number;
  readonly text: string;
  /** True for bold text, which pages use for labels in other programs. */
  readonly isLabel: boolean;
}

/** Returns the text on the page that readers see, without code, in pieces with known line numbers. */
function passages({ tree, frontMatter }: Page): Passage[] {
  const labels = new Set(nodesOf(tree, 'strong').flatMap((strong) => nodesOf(strong, 'text')));
  const values = [frontMatter.title, frontMatter.description, frontMatter.sidebar_label].filter((text) => typeof text === 'string');
  return [
    ...values.map((text) => ({ line: 1, text, isLabel: false })),
    ...nodesOf(tree, 'text').flatMap((node) => {
      const lines = node.value.split('\n');
      return lines.map((text, index) => ({ line: lineOf(node) + index, text, isLabel: labels.has(node) }));
    }),
    ...nodesOf(tree, 'image').map((node) => ({ line: lineOf(node), text: node.alt ?? '', isLabel: false })),
  ];
}

/** Checks that prose contains no words that the style guide disallows. */
export const prose: Check = (page) =>
  passages(page).flatMap(({ line, text, isLabel }) =>
    wordFinder(page.locale)(text)
      .filter(({ exceptLabels }) => !(isLabel && exceptLabels))
      .map(({ word, hint }): Problem => ({ line, message: `"${word}"`, hint })),
  );

/** Maximum sentence length in words, as recommended by plain-language guides for both languages. */
export const MOST_WORDS = 30;

interface Sentence {
  /** Line where the sentence's paragraph starts. */
  readonly line: number;
  readonly text: string;
  readonly words: number;
}

/** Boundary between two sentences. A sentence can start with a capital letter, a digit, a quotation mark, or a name. */
const BOUNDARY = /(?<=[.?!][»”)]*)\s+(?!\p{Ll})/u;

/** Replacements for nodes that readers see as a single word. They're capitalized because they can start a sentence. */
const ONE_WORD: Partial<Record<Nodes['type'], string>> = { inlineCode: 'Code', inlineMath: 'Formula', mdxTextExpression: 'Value' };

function textOf(node: Nodes): string {
  const word = ONE_WORD[node.type];
  if (word !== undefined) return word;
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : ' ';
}

const words = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Returns every sentence in the page's paragraphs, including list items and admonitions, but not tables and headings. */
export const sentencesOf = ({ tree }: Page): Sentence[] =>
  nodesOf(tree, 'paragraph').flatMap((paragraph) =>
    textOf(paragraph)
      .replace(/\s+/g, ' ')
      .split(BOUNDARY)
      .map((text) => ({ line: lineOf(paragraph), text, words: words(text) })),
  );

/** Returns the first words of sentences that are allowed to be longer, from `words.yaml`. */
const exceptions = (locale: string): string[] => loadWords(locale).longSentences.map(({ begins }) => begins);

const isLong = ({ words }: Sentence): boolean => words > MOST_WORDS;

/** Checks the reading level: sentences in paragraphs and list items can have at most MOST_WORDS words. */
export const sentences: Check = (page) =>
  sentencesOf(page)
    .filter((sentence) => isLong(sentence) && !exceptions(page.locale).some((begins) => sentence.text.startsWith(begins)))
    .map(({ line, text, words }): Problem => ({
      line,
      message: `${words} words, expected at most ${MOST_WORDS}: ${text}`,
      hint: 'split it into two sentences, or add the reason to longSentences in words.yaml',
    }));

/** Returns the exceptions of a language that aren't needed for any long sentence on its pages. */
export function staleLongSentences(locale: string, pages: readonly Page[]): string[] {
  const long = pages.filter((page) => page.locale === locale).flatMap((page) => sentencesOf(page).filter(isLong));
  return exceptions(locale).filter((begins) => !long.some(({ text }) => text.startsWith(begins)));
}
