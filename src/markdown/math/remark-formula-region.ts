import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { jsxElement } from '../../lib/jsx-element';

/** Lets a formula that is too wide scroll in its own region. */
export default function remarkFormulaRegion() {
  return (tree: Root): void => {
    visit(tree, 'math', (node, index, parent) => {
      if (!parent || index === undefined) return undefined;
      parent.children[index] = jsxElement('ScrollRegion', { kind: 'formula' }, [node]);
      return SKIP;
    });
  };
}
