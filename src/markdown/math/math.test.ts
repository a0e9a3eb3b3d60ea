import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { rehypeMathErrors, remarkFormulaRegion } from './math';

describe('remarkFormulaRegion', () => {
  it('lets a formula of its own line scroll', () => {
    const tree: Root = { type: 'root', children: [{ type: 'math', value: 'x' } as never] };
    remarkFormulaRegion()(tree);
    expect(tree.children).toMatchObject([
      { name: 'ScrollRegion', attributes: [{ name: 'kind', value: 'formula' }], children: [{ type: 'math' }] },
    ]);
  });

  it('leaves a formula in a sentence where it is', () => {
    const tree: Root = { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'inlineMath', value: 'x' } as never] }] };
    remarkFormulaRegion()(tree);
    expect(tree.children).toMatchObject([{ type: 'paragraph', children: [{ type: 'inlineMath' }] }]);
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
      'docs/page.md:7: math: Undefined control sequence: \\nope',
    );
  });

  it('passes other messages over', () => {
    const file = new VFile({ path: 'docs/page.md' });
    file.message('something else', { source: 'another' });
    expect(() => rehypeMathErrors()({ type: 'root', children: [] }, file)).not.toThrow();
  });
});
