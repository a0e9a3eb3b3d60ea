import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { jsxElement } from '../../lib/jsx-element';

/** Puts a formula into a region that scrolls if the formula is too wide. */
export default function remarkFormulaRegion() {
  return (tree: Root): void => {
    visit(tree, 'math', (node, index, parent) => {
      if (!parent || index === undefined) return undefined;
      parent.children[index] = jsxElement('ScrollRegion', { kind: 'formula' }, [node]);
      return SKIP;
    });
  };
}
