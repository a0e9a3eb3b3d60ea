import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { failWith } from '../../lib/diagnostic';
import { jsxElement } from '../../lib/jsx-element';

/** Puts a formula into a region that scrolls if the formula is too wide. */
export function remarkFormulaRegion() {
  return (tree: Root): void => {
    visit(tree, 'math', (node, index, parent) => {
      if (!parent || index === undefined) return undefined;
      parent.children[index] = jsxElement('ScrollRegion', { kind: 'formula' }, [node]);
      return SKIP;
    });
  };
}

/** Fails the build if KaTeX can't read a formula. On its own, rehype-katex only adds a message. */
export function rehypeMathErrors() {
  return (_tree: unknown, file: VFile): void => {
    const problems = file.messages
      .filter(({ source }) => source === 'rehype-katex')
      .map(({ reason, line, cause }) => ({ message: `math: ${cause instanceof Error ? cause.message : reason}`, line: line ?? 1 }));
    failWith(file, problems, 'maths');
  };
}
