/** Helpers for HTML trees. See https://github.com/syntax-tree/hast for the nodes. */
import type { Element, Nodes } from 'hast';
import { EXIT, visit } from 'unist-util-visit';

type Test = (element: Element) => boolean;

export const hasClass = ({ properties: { className } }: Element, name: string): boolean =>
  Array.isArray(className) && className.includes(name);

/** The first element below a node that passes the test, in document order. */
export function find(tree: Nodes, passes: Test): Element | undefined {
  const found: Element[] = [];
  visit(tree, 'element', (element) => {
    if (!passes(element)) return undefined;
    found.push(element);
    return EXIT;
  });
  return found[0];
}

export const findTag = (tree: Nodes, name: string): Element | undefined => find(tree, ({ tagName }) => tagName === name);

/** All text below a node, unchanged. Empty if there is no node. React's comments aren't text. */
export function textOf(node: Nodes | undefined): string {
  const texts: string[] = [];
  if (node)
    visit(node, 'text', ({ value }) => {
      texts.push(value);
    });
  return texts.join('');
}

/** Value of a text attribute; undefined if the attribute is absent. */
export function attribute(element: Element | undefined, name: string): string | undefined {
  const value = element?.properties[name];
  return typeof value === 'string' ? value : undefined;
}
