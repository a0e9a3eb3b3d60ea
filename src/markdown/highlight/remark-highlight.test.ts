import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import remarkHighlight from './remark-highlight';

function transform(markdown: string): Root {
  const tree = fromMarkdown(markdown);
  remarkHighlight()(tree, new VFile({ path: 'docs/page.md', value: markdown }));
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

  it('names file and line of every fault', () => {
    const page = 'Text\n\n```\na\n```\n\n```bash rum\na\n```\n';
    expect(() => transform(page)).toThrow(/docs\/page\.md:3: code block without a language.*\ndocs\/page\.md:7: unknown word rum/s);
  });
});
