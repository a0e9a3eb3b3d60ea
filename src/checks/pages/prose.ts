/** Checks that prose contains no words that the style guide disallows. */
import { lineOf, nodesOf, type Page } from '../../content';
import type { Problem } from '../../lib/diagnostic';
import type { Check } from './types';
import { wordFinder } from './words';

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

export const prose: Check = (page) =>
  passages(page).flatMap(({ line, text, isLabel }) =>
    wordFinder(page.locale)(text)
      .filter(({ exceptLabels }) => !(isLabel && exceptLabels))
      .map(({ word, hint }): Problem => ({ line, message: `"${word}"`, hint })),
  );
