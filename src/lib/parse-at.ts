import type { Nodes, Root } from 'mdast';
import type { Processor } from 'unified';
import { visit } from 'unist-util-visit';
import { pageCodeProblems } from './page-code';

/**
 * Parses Markdown that isn't in the page's file, and gives it the position of an element on the page, so that link warnings point there.
 * @throws Error for anything that isn't allowed on a page
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
