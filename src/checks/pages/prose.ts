/** Prose: none of the words that the house style leaves out. */
import { lineOf, nodesOf, type Page } from '../../content';
import type { Problem } from '../../lib/diagnostic';
import type { Check } from './types';
import { exceptions, wordsOf, type Exception } from './words';

interface Passage {
  readonly line: number;
  readonly text: string;
  /** Bold, as the labels of other programs are. */
  readonly isLabel: boolean;
}

/** Text of the page that a reader reads, without code and pinned heading ids, in pieces that begin at a known line. */
function passages({ tree, frontMatter }: Page): Passage[] {
  const labels = new Set(nodesOf(tree, 'strong').flatMap((strong) => nodesOf(strong, 'text')));
  const values = [frontMatter.title, frontMatter.description, frontMatter.sidebar_label].filter((text) => typeof text === 'string');
  return [
    ...values.map((text) => ({ line: 1, text, isLabel: false })),
    ...nodesOf(tree, 'text').flatMap((node) => {
      const lines = node.value.replace(/\{#[\w-]+\}/g, '').split('\n');
      return lines.map((text, index) => ({ line: lineOf(node) + index, text, isLabel: labels.has(node) }));
    }),
    ...nodesOf(tree, 'image').map((node) => ({ line: lineOf(node), text: node.alt ?? '', isLabel: false })),
  ];
}

/** Problems of a page for a list of exceptions; exported for its test. */
export function proseProblems(page: Page, allowed: readonly Exception[]): Problem[] {
  const own = allowed.filter(({ file }) => file === page.file);
  const used = new Set<Exception>();
  const words = wordsOf(page.locale);
  const problems = passages(page).flatMap(({ line, text, isLabel }) =>
    words.flatMap(({ pattern, hint, exceptLabels }) =>
      [...text.matchAll(pattern)].flatMap(([word]) => {
        const exception = own.find((candidate) => candidate.word === word);
        if (exception) used.add(exception);
        return exception || (isLabel && exceptLabels) ? [] : [{ line, message: `"${word}"`, hint }];
      }),
    ),
  );
  const stale = own.filter((exception) => !used.has(exception));
  return [
    ...problems,
    ...stale.map(({ word }) => ({ message: `the exception for "${word}" is stale`, hint: 'remove it from src/checks/pages/words.ts' })),
  ];
}

export const prose: Check = (page) => proseProblems(page, exceptions);
