import type { Nodes, Root } from 'mdast';
import type { Processor } from 'unified';
import { visit } from 'unist-util-visit';

/** Markdown that is not in the page's file, as nodes at an element of the page: warnings about links in it point there. */
export function parseAt(processor: Processor, markdown: string, position: Nodes['position']): Root {
  const tree = processor.parse(markdown) as Root;
  visit(tree, (node) => {
    node.position = position;
  });
  return tree;
}
