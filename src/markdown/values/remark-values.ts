/** The values that readers may set, from the marks in the text of a page to elements of it. */
import type { Nodes, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { jsxElement } from '../../lib/jsx-element';
import { takeMarks, type Mark } from '../../lib/reader-values/marks';
import { plainHtml } from '../highlight/runs';

declare module 'mdast' {
  interface CodeData {
    /** Where values of the reader stand in the code. */
    values?: readonly Mark[];
  }
  interface InlineCodeData {
    /** Where values of the reader stand in the code. */
    values?: readonly Mark[];
  }
}

/** Takes the marks out of all texts of a node: its own, and those of attributes. */
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
 * Takes the marks out of the page and notes where they were in code. Elsewhere a value belongs to a sentence about the service,
 * and stays. Must run before all that reads texts.
 */
export function remarkTakeValues() {
  return (tree: Root): void => visit(tree, (node) => takeFrom(node));
}

/**
 * Turns inline code with values into an element that holds them. Code blocks are the highlighter's. A heading is also a line of
 * the table of contents, and stays as it is. Must run after all that looks for inline code.
 */
export default function remarkValues() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'heading') return SKIP;
      const marks = node.type === 'inlineCode' ? (node.data?.values ?? []) : [];
      if (node.type !== 'inlineCode' || marks.length === 0 || !parent || index === undefined) return undefined;
      parent.children[index] = {
        ...jsxElement('CodeWithValues', { html: plainHtml(node.value, marks) }),
        type: 'mdxJsxTextElement',
      } as never;
      return SKIP;
    });
  };
}
