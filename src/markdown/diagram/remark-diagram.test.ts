import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import remarkDiagram from './remark-diagram';

const block = (shape: string): string =>
  `\`\`\`diagram\ntitle: T\ndescription: D\nlanes:\n  - items: [{id: a, shape: ${shape}, label: A}]\n  - items: [{id: b, shape: box, label: B}]\n\`\`\`\n`;

function transform(markdown: string): Root {
  const tree = fromMarkdown(markdown);
  remarkDiagram()(tree, new VFile({ path: 'docs/page.md', value: markdown }));
  return tree;
}

describe('remarkDiagram', () => {
  it('draws each block with ids of its own and leaves other code alone', () => {
    const { children } = transform(`${block('box')}\n${block('disk')}\n\`\`\`json\n{}\n\`\`\`\n`);
    expect(children.map(({ type }) => type)).toEqual(['mdxJsxFlowElement', 'mdxJsxFlowElement', 'code']);
    expect(JSON.stringify(children[0])).toContain('diagram-1-wide-t');
    expect(JSON.stringify(children[1])).toContain('diagram-2-wide-t');
  });

  it('names file and line of every problem, in every block', () => {
    expect(() => transform(`Text\n\n${block('star')}\n${block('moon')}`)).toThrow(/docs\/page\.md:7: .*shape.*\ndocs\/page\.md:15: /s);
  });
});
