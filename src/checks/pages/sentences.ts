/** Reading level: sentences of paragraphs and list items have at most MOST_WORDS words. */
import type { Nodes } from 'mdast';
import { lineOf, loadWords, nodesOf, type Page } from '../../content';
import type { Problem } from '../../lib/diagnostic';
import type { Check } from './types';

/** Maximum sentence length that plain-language guides for both languages recommend. */
export const MOST_WORDS = 30;

interface Sentence {
  /** Line where its paragraph begins. */
  readonly line: number;
  readonly text: string;
  readonly words: number;
}

/** Between two sentences. A sentence can begin with a capital letter, a digit, a quotation mark or a name. */
const BOUNDARY = /(?<=[.?!][»”)]*)\s+(?!\p{Ll})/u;

/** Each counts as one word, because readers see it as one name. It is capitalized so that a sentence can begin with it. */
const ONE_WORD: Partial<Record<Nodes['type'], string>> = { inlineCode: 'Code', inlineMath: 'Formula', mdxTextExpression: 'Value' };

function textOf(node: Nodes): string {
  const word = ONE_WORD[node.type];
  if (word !== undefined) return word;
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : ' ';
}

const words = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Every sentence in the page's paragraphs, including list items and admonitions, but not tables and headings. */
export const sentencesOf = ({ tree }: Page): Sentence[] =>
  nodesOf(tree, 'paragraph').flatMap((paragraph) =>
    textOf(paragraph)
      .replace(/\s+/g, ' ')
      .split(BOUNDARY)
      .map((text) => ({ line: lineOf(paragraph), text, words: words(text) })),
  );

/** Beginnings of sentences that are allowed to be longer, from `words.yaml`. */
const exceptions = (locale: string): string[] => loadWords(locale).longSentences.map(({ begins }) => begins);

const isLong = ({ words }: Sentence): boolean => words > MOST_WORDS;

export const sentences: Check = (page) =>
  sentencesOf(page)
    .filter((sentence) => isLong(sentence) && !exceptions(page.locale).some((begins) => sentence.text.startsWith(begins)))
    .map(({ line, text, words }): Problem => ({
      line,
      message: `${words} words, expected at most ${MOST_WORDS}: ${text}`,
      hint: 'split it into two sentences, or add the reason to longSentences in words.yaml',
    }));

/** Exceptions of a language that no long sentence on its pages needs. */
export function staleLongSentences(locale: string, pages: readonly Page[]): string[] {
  const long = pages.filter((page) => page.locale === locale).flatMap((page) => sentencesOf(page).filter(isLong));
  return exceptions(locale).filter((begins) => !long.some(({ text }) => text.startsWith(begins)));
}
