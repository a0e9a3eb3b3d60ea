import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import remarkHighlight, { type HighlightOptions } from './remark-highlight';

function transform(markdown: string, options?: HighlightOptions): Root {
  const tree = fromMarkdown(markdown);
  remarkHighlight(options)(tree, new VFile({ path: 'docs/page.md', value: markdown }));
  return tree;
}

describe('remarkHighlight', () => {
  it('turns fenced blocks into components, also inside other nodes', () => {
    const tree = transform('> ```json output\n> {}\n> ```\n');
    expect(tree.children[0]).toMatchObject({
      type: 'blockquote',
      children: [
        {
          type: 'mdxJsxFlowElement',
          name: 'CodeBlock',
          attributes: [
            { name: 'language', value: 'json' },
            { name: 'label', value: 'JSON' },
            { name: 'kind', value: 'output' },
            { name: 'html', value: '<span class="x-punct">{}</span>' },
          ],
        },
      ],
    });
  });

  it('marks a block with its proof, or with the reason why there is none', () => {
    const proofOf = (file: string, line: number) =>
      file === 'docs/page.md' && line === 1 ? { testedWith: 'x 1', testedOn: '2024-06-30' } : undefined;
    const tree = transform('```bash run\na\n```\n\n```bash run unproven="ignored"\nb\n```\n', { proofOf });
    const attributes = tree.children.map((node) =>
      'attributes' in node ? (node.attributes as { name: string; value: string }[]).map(({ name, value }) => [name, value]) : [],
    );
    expect(attributes[0]).toContainEqual(['testedWith', 'x 1']);
    expect(attributes[0]).toContainEqual(['testedOn', '2024-06-30']);
    expect(attributes[1]).toContainEqual(['unproven', 'ignored']);
    expect(attributes[1]?.map(([name]) => name)).not.toContain('testedOn');
  });

  it('names file and line of every problem', () => {
    const page = 'Text\n\n```\na\n```\n\n```bash rum\na\n```\n';
    expect(() => transform(page)).toThrow(/docs\/page\.md:3: code block has no language.*\ndocs\/page\.md:7: unknown word rum/s);
  });
});
