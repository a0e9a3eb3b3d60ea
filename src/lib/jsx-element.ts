import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/** A JSX element in a page. */
export type JsxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/**
 * Creates a component as a node of the Markdown tree.
 *
 * @param attributes only strings; undefined ones are left out
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

/** Value of an attribute: its text, true if the value is an expression, undefined if the attribute is absent. */
export function attributeOf(element: JsxElement, name: string): string | true | undefined {
  for (const candidate of element.attributes) {
    if (candidate.type !== 'mdxJsxAttribute' || candidate.name !== name) continue;
    return typeof candidate.value === 'string' ? candidate.value : true;
  }
  return undefined;
}
