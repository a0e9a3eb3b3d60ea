import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/** A JSX element on a page. */
export type JsxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/**
 * Creates a component as a node in the Markdown tree.
 *
 * @param attributes string values only; undefined attributes are omitted
 */
export function jsxElement(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  children: readonly Nodes[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined ? [] : [{ type: 'mdxJsxAttribute' as const, name: key, value }],
    ),
    children: children as MdxJsxFlowElement['children'],
  };
}

/** Returns an attribute's text, true if its value is an expression, or undefined if it's absent. */
export function attributeOf(element: JsxElement, name: string): string | true | undefined {
  for (const candidate of element.attributes) {
    if (candidate.type !== 'mdxJsxAttribute' || candidate.name !== name) continue;
    return typeof candidate.value === 'string' ? candidate.value : true;
  }
  return undefined;
}
