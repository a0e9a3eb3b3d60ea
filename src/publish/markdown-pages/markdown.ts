/** Converts Markdown trees to text, with GitHub's tables, and formulas between dollar signs. */
import type { Link, Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const writer = unified()
  // Without this option, the spaces that pad columns would take a third of a table's bytes.
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkMath)
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one' })
  .freeze();

export const markdownOf = (children: RootContent[]): string => writer.stringify({ type: 'root', children } satisfies Root);

/** A level-1 title, and a description as a quotation. They form the head of Markdown versions and of `llms.txt`. */
export function head(title: RootContent, description: string): RootContent[] {
  const quotation: RootContent[] =
    description === '' ? [] : [{ type: 'blockquote', children: [{ type: 'paragraph', children: [{ type: 'text', value: description }] }] }];
  return [title, ...quotation];
}

export const link = (url: string, text = url): Link => ({ type: 'link', url, children: [{ type: 'text', value: text }] });
