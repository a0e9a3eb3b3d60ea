import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import rehypeMathErrors from './rehype-math-errors';
import remarkMathStyles from './remark-math-styles';

describe('remarkMathStyles', () => {
  const transform = (tree: Root): Root => {
    remarkMathStyles({ styleSheet: 'assets/katex-1/katex.css' })(tree);
    return tree;
  };

  it.each(['math', 'inlineMath'] as const)('links the style sheet on a page with %s', (type) => {
    const tree = transform({ type: 'root', children: [{ type: 'blockquote', children: [{ type, value: 'x' } as never] }] });
    expect(tree.children[0]).toMatchObject({ name: 'MathStyles', attributes: [{ name: 'styleSheet', value: 'assets/katex-1/katex.css' }] });
    expect(tree.children).toHaveLength(2);
  });

  it('lets a formula of its own line scroll', () => {
    const tree = transform({ type: 'root', children: [{ type: 'math', value: 'x' } as never] });
    expect(tree.children[1]).toMatchObject({
      name: 'ScrollRegion',
      attributes: [{ name: 'kind', value: 'formula' }],
      children: [{ type: 'math' }],
    });
  });

  it('leaves other pages alone', () => {
    expect(transform({ type: 'root', children: [{ type: 'paragraph', children: [] }] }).children).toHaveLength(1);
  });
});

describe('rehypeMathErrors', () => {
  it('ends the build at what rehype-katex could not read', () => {
    const file = new VFile({ path: 'docs/page.md' });
    file.message('Could not render math with KaTeX', {
      place: { line: 7, column: 1 },
      source: 'rehype-katex',
      ruleId: 'parseerror',
      cause: new Error('Undefined control sequence: \\nope'),
    });
    expect(() => rehypeMathErrors()({ type: 'root', children: [] }, file)).toThrow(
      'docs/page.md:7: maths: Undefined control sequence: \\nope',
    );
  });

  it('passes other messages over', () => {
    const file = new VFile({ path: 'docs/page.md' });
    file.message('something else', { source: 'another' });
    expect(() => rehypeMathErrors()({ type: 'root', children: [] }, file)).not.toThrow();
  });
});
