import { compileDiagram, parseDiagram } from '@ds3-docs/diagram';
import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { failWith, type Problem } from '../../lib/diagnostic';
import { jsxElement } from '../../lib/jsx-element';

/** Turns every fenced `diagram` block into `<Diagram>`, with its SVG drawn at build time. */
export default function remarkDiagram() {
  return (tree: Root, file: VFile): void => {
    const problems: Problem[] = [];
    let count = 0;
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang !== 'diagram' || !parent || index === undefined) return undefined;
      const fence = node.position?.start.line ?? 0;
      const parsed = parseDiagram(node.value);
      problems.push(...parsed.problems.map(({ message, line }) => ({ message, line: fence + line })));
      if (!parsed.diagram) return SKIP;
      count += 1;
      const { html, wideFrom } = compileDiagram(parsed.diagram, `diagram-${count}`);
      parent.children[index] = jsxElement('Diagram', { title: parsed.diagram.title, wideFrom: String(wideFrom), html });
      return SKIP;
    });
    failWith(file, problems, 'diagram');
  };
}
