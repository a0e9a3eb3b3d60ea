/** Handles links whose text is their address. */
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** Gives these links a class, so that the print style sheet doesn't repeat the address. */
export default function remarkAddresses() {
  return (tree: Root): void => {
    visit(tree, 'link', (node) => {
      if (toString(node) !== node.url) return;
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, className: ['own-address'] } };
    });
  };
}
