import type { Root, Table, TableCell } from 'mdast';
import { describe, expect, it } from 'vitest';
import remarkTables from './remark-tables';

const table: Table = { type: 'table', children: [] };

function transform(tree: Root): Root {
  remarkTables()(tree);
  return tree;
}

describe('remarkTables', () => {
  it('names a table after the heading above it, also inside other nodes', () => {
    const tree = transform({
      type: 'root',
      children: [
        {
          type: 'heading',
          depth: 2,
          children: [
            { type: 'text', value: 'Bucket ' },
            { type: 'inlineCode', value: 'states' },
          ],
        },
        { type: 'blockquote', children: [{ ...table }] },
      ],
    });
    expect(tree.children[1]).toEqual({
      type: 'blockquote',
      children: [
        {
          type: 'mdxJsxFlowElement',
          name: 'ScrollRegion',
          attributes: [
            { type: 'mdxJsxAttribute', name: 'kind', value: 'table' },
            { type: 'mdxJsxAttribute', name: 'heading', value: 'Bucket states' },
          ],
          children: [table],
        },
      ],
    });
  });

  it('leaves the name open where there is no heading', () => {
    expect(transform({ type: 'root', children: [{ ...table }] }).children[0]).toMatchObject({
      name: 'ScrollRegion',
      attributes: [{ name: 'kind', value: 'table' }],
    });
  });

  it('makes an empty header cell a plain one', () => {
    const cell = (value: string): TableCell => ({ type: 'tableCell', children: value ? [{ type: 'text', value }] : [] });
    const tree = transform({
      type: 'root',
      children: [{ type: 'table', children: [{ type: 'tableRow', children: [cell(''), cell('A')] }] }],
    });
    expect(tree.children[0]).toMatchObject({
      children: [{ children: [{ children: [{ data: { hName: 'td' } }, { children: [{ value: 'A' }] }] }] }],
    });
    expect(JSON.stringify(tree).match(/hName/g)).toHaveLength(1);
  });
});
