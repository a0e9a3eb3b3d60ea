/** Checks the reading level: sentences in paragraphs and list items can have at most MOST_WORDS words. */
import type { Nodes } from 'mdast';
import { lineOf, loadWords, nodesOf, type Page } from '../../content';
import type { Problem } from '../../lib/diagnostic';
import type { Check } from './types';

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
