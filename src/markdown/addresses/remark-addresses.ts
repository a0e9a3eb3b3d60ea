/** Links that are called by their address. */
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** Gives them a class, by which paper does not show the address once more. */
export default function remarkAddresses() {
  return (tree: Root): void => {
    visit(tree, 'link', (node) => {
      if (toString(node) !== node.url) return;
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, className: ['own-address'] } };
    });
  };
}
