import type { Root } from 'mdast';
import { EXIT, visit } from 'unist-util-visit';
import { jsxElement } from '../jsx';

/**
 * Links KaTeX's style sheet on a page that uses maths, and only there. An import in the page
 * would not do: the framework joins all imported style sheets to one for the whole site.
 *
 * @param styleSheet path in the site, without a leading slash
 */
export default function remarkMathStyles({ styleSheet }: { readonly styleSheet: string }) {
  return (tree: Root): void => {
    let found = false;
    visit(tree, (node) => {
      if (node.type !== 'math' && node.type !== 'inlineMath') return undefined;
      found = true;
      return EXIT;
    });
    if (found) tree.children.unshift(jsxElement('MathStyles', { styleSheet }));
  };
}
