import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { jsxElement } from '../../lib/jsx-element';

/**
 * Links KaTeX's style sheet on a page that uses maths, and only there, and lets a formula that is
 * too wide scroll in its own region. An import of the style sheet in the page would not do: the
 * framework joins all imported style sheets to one for the whole site.
 *
 * @param styleSheet path in the site, without a leading slash
 */
export default function remarkMathStyles({ styleSheet }: { readonly styleSheet: string }) {
  return (tree: Root): void => {
    const found = { any: false };
    visit(tree, (node, index, parent) => {
      if (node.type === 'inlineMath') found.any = true;
      if (node.type !== 'math' || !parent || index === undefined) return undefined;
      found.any = true;
      parent.children[index] = jsxElement('ScrollRegion', { kind: 'formula' }, [node]);
      return SKIP;
    });
    if (found.any) tree.children.unshift(jsxElement('MathStyles', { styleSheet }));
  };
}
