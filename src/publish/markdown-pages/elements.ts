/** Looks into HTML trees. See https://github.com/syntax-tree/hast for the nodes. */
import type { Element, Nodes } from 'hast';
import { EXIT, visit } from 'unist-util-visit';

type Test = (element: Element) => boolean;

export const hasClass = ({ properties: { className } }: Element, name: string): boolean =>
  Array.isArray(className) && className.includes(name);

/** The first element below a node that passes, in the order of the page. */
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

/** All text below a node as it is written; empty for none. React's comments are no text. */
export function textOf(node: Nodes | undefined): string {
  const texts: string[] = [];
  if (node)
    visit(node, 'text', ({ value }) => {
      texts.push(value);
    });
  return texts.join('');
}

/** Value of an attribute that is text; undefined where it is absent. */
export function attribute(element: Element | undefined, name: string): string | undefined {
  const value = element?.properties[name];
  return typeof value === 'string' ? value : undefined;
}
