import type { Nodes, Root } from 'mdast';
import type { Processor } from 'unified';
import { visit } from 'unist-util-visit';
import { pageCodeProblems } from './page-code';

/**
 * Markdown that is not in the page's file, as nodes at an element of the page: warnings about links in it point there.
 * @throws Error for what a page must not contain either
 */
export function parseAt(processor: Processor, markdown: string, position: Nodes['position']): Root {
  const tree = processor.parse(markdown) as Root;
  const [problem] = pageCodeProblems(tree);
  if (problem) throw new Error(`${problem.message} in "${markdown}"`);
  visit(tree, (node) => {
    node.position = position;
  });
  return tree;
}
