import type { Nodes, Root } from 'mdast';
import type { Processor } from 'unified';
import { visit } from 'unist-util-visit';
import { pageCodeProblems } from './page-code';

/**
 * Parses Markdown that isn't in the page's file, with the position of an element of the page, so that warnings about its links point there.
 * @throws Error for anything that a page must not contain either
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
