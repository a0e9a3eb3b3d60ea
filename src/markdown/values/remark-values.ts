/** Turns the marks around the reader's values in a page's text into elements. */
import type { Nodes, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { jsxElement } from '../../lib/jsx-element';
import { takeMarks, type Mark } from '../../lib/reader-values/marks';
import { plainHtml } from '../highlight/runs';

declare module 'mdast' {
  interface CodeData {
    /** Positions of the reader's values in the code. */
    values?: readonly Mark[];
  }
  interface InlineCodeData {
    /** Positions of the reader's values in the code. */
    values?: readonly Mark[];
  }
}

/** Removes the marks from all texts of a node: its own text, and its attributes. */
function unmark(node: object): void {
  for (const [key, value] of Object.entries(node)) if (typeof value === 'string') Object.assign(node, { [key]: takeMarks(value).text });
}

function takeFrom(node: Nodes): void {
  const isCode = node.type === 'code' || node.type === 'inlineCode';
  if (isCode) node.data = { ...node.data, values: takeMarks(node.value).marks };
  unmark(node);
  if ('attributes' in node && Array.isArray(node.attributes)) for (const attribute of node.attributes) unmark(attribute);
}

/**
 * Removes the marks from the page and records where they were in code. Outside code, a value is part of a sentence about the service and
 * stays unchanged. Must run before any plugin that reads texts.
 */
export function remarkTakeValues() {
  return (tree: Root): void => visit(tree, (node) => takeFrom(node));
}

/** A slash in HTML and the end of the value that it belongs to, but no tag's slash. A line can end after it. */
const SLASH = /(?<![</])\/(?:<\/var>)?(?!\/)/g;

/**
 * Turns inline code that contains values into an element. The highlighter handles code blocks. A heading also appears in the table of
 * contents, so it stays unchanged. Must run after all plugins that look for inline code.
 */
export default function remarkValues() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'heading') return SKIP;
      const marks = node.type === 'inlineCode' ? (node.data?.values ?? []) : [];
      if (node.type !== 'inlineCode' || marks.length === 0 || !parent || index === undefined) return undefined;
      parent.children[index] = {
        ...jsxElement('CodeWithValues', { html: plainHtml(node.value, marks).replace(SLASH, '$&<wbr>') }),
        type: 'mdxJsxTextElement',
      } as never;
      return SKIP;
    });
  };
}
