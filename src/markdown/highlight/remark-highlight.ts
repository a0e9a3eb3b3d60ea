import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { failWith, type Problem } from '../../lib/diagnostic';
import { jsxElement } from '../../lib/jsx-element';
import { highlight } from './highlight';

export interface HighlightOptions {
  /**
   * Attributes that describe how a block was proven, if it has been proven.
   *
   * @param file path of the page
   * @param line line of the opening fence
   */
  readonly proofOf?: (file: string, line: number) => { readonly testedWith: string; readonly testedOn: string } | undefined;
}

/**
 * Turns every fenced block into `<CodeBlock>`, with its HTML highlighted at build time.
 *
 * This is a remark plugin and not a rehype plugin, because a Markdown node still has the language, info string, text and position as the
 * author wrote them. Must run after the plugins that claim their own fenced blocks (`diagram`).
 */
export default function remarkHighlight({ proofOf }: HighlightOptions = {}) {
  return (tree: Root, file: VFile): void => {
    const problems: Problem[] = [];
    visit(tree, 'code', (node, index, parent) => {
      if (!parent || index === undefined) return undefined;
      const line = node.position?.start.line ?? 1;
      try {
        parent.children[index] = jsxElement('CodeBlock', {
          ...highlight(node.value, node.lang, node.meta, node.data?.values),
          ...proofOf?.(file.path, line),
        });
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        problems.push({ message: error.message, line });
      }
      return SKIP;
    });
    failWith(file, problems, 'code-block');
  };
}
