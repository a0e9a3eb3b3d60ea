import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/**
 * A component of the page, as a node of the Markdown tree.
 *
 * @param attributes only strings; an undefined one is left out
 */
export function jsxElement(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  children: RootContent[] = [],
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
