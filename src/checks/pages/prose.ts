/** Prose: none of the words that the house style leaves out. */
import { lineOf, nodesOf, type Page } from '../../content';
import type { Problem } from '../../lib/diagnostic';
import type { Check } from './types';
import { exceptions, words, type Exception } from './words';

interface Passage {
  readonly line: number;
  readonly text: string;
}

/** Text of the page that a reader reads, without code, in pieces that begin at a known line. */
function passages({ tree, frontMatter }: Page): Passage[] {
  const values = [frontMatter.title, frontMatter.description, frontMatter.sidebar_label].filter((text) => typeof text === 'string');
  return [
    ...values.map((text) => ({ line: 1, text })),
    ...nodesOf(tree, 'text').flatMap((node) => node.value.split('\n').map((text, index) => ({ line: lineOf(node) + index, text }))),
    ...nodesOf(tree, 'image').map((node) => ({ line: lineOf(node), text: node.alt ?? '' })),
  ];
}

/** Problems of a page for a list of exceptions; exported for its test. */
export function proseProblems(page: Page, allowed: readonly Exception[]): Problem[] {
  const own = allowed.filter(({ file }) => file === page.file);
  const used = new Set<Exception>();
  const problems = passages(page).flatMap(({ line, text }) =>
    words
      .filter(({ locale }) => locale === page.locale)
      .flatMap(({ pattern, reason }) => {
        const word = pattern.exec(text)?.[0];
        if (word === undefined) return [];
        const exception = own.find((candidate) => candidate.word === word);
        if (exception) used.add(exception);
        return exception ? [] : [{ line, message: `"${word}"`, hint: reason }];
      }),
  );
  const stale = own.filter((exception) => !used.has(exception));
  return [
    ...problems,
    ...stale.map(({ word }) => ({ message: `the exception for "${word}" is stale`, hint: 'remove it from src/checks/pages/words.ts' })),
  ];
}

export const prose: Check = (page) => proseProblems(page, exceptions);
