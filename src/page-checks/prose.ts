/** Prose: none of the words that the house style leaves out. */
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { lineOf } from './parse';
import type { Check, Fault, Page } from './types';
import { exceptions, words, type Exception } from './words';

interface Passage {
  readonly line: number;
  readonly text: string;
}

/** Text of the page that a reader reads, without code, in pieces that begin at a known line. */
function passages({ tree, frontMatter }: Page): Passage[] {
  const found: Passage[] = ['title', 'description', 'sidebar_label'].flatMap((key) => {
    const text = frontMatter[key];
    return typeof text === 'string' ? [{ line: 1, text }] : [];
  });
  visit(tree, (node: Nodes) => {
    if (node.type === 'text') found.push(...node.value.split('\n').map((text, index) => ({ line: lineOf(node) + index, text })));
    if (node.type === 'image' && node.alt) found.push({ line: lineOf(node), text: node.alt });
  });
  return found;
}

/** Faults of a page for a list of exceptions; exported for its test. */
export function proseFaults(page: Page, allowed: readonly Exception[]): Fault[] {
  const own = allowed.filter(({ file }) => file === page.file);
  const used = new Set<Exception>();
  const faults = passages(page).flatMap(({ line, text }) =>
    words
      .filter(({ locale }) => locale === page.locale)
      .flatMap(({ pattern, reason }) => {
        const word = pattern.exec(text)?.[0];
        if (word === undefined) return [];
        const exception = own.find((candidate) => candidate.word === word);
        if (exception) used.add(exception);
        return exception ? [] : [{ line, message: `"${word}"`, cure: reason }];
      }),
  );
  const stale = own.filter((exception) => !used.has(exception));
  return [
    ...faults,
    ...stale.map(({ word }) => ({
      line: 1,
      message: `the exception for "${word}" is stale`,
      cure: 'remove it from src/page-checks/words.ts',
    })),
  ];
}

export const prose: Check = { name: 'words', run: (page) => proseFaults(page, exceptions) };
