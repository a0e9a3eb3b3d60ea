import type { Root, Table, TableCell, TableRow } from 'mdast';
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

  describe('a table for phones', () => {
    const row = (...values: string[]): TableRow => ({
      type: 'tableRow',
      children: values.map((value) => ({ type: 'tableCell', children: [{ type: 'text', value }] })),
    });
    const shown = (...rows: TableRow[]): string =>
      JSON.stringify(transform({ type: 'root', children: [{ type: 'table', children: rows }] }).children[0]);
    const PROSE = 'The clock of the computer is more than 15 minutes off.';

    it('labels the cells of prose with the headers of their columns, but for the first', () => {
      const tree = shown(row('Error', 'Cause', 'Fix'), row('403', PROSE, 'Set the clock'));
      expect(tree).toContain('"value":"rows"');
      expect(tree.match(/"data-label":"[^"]*"/g)).toEqual(['"data-label":"Cause"', '"data-label":"Fix"']);
    });

    it('leaves two columns without labels', () => {
      const tree = shown(row('Error', 'Cause'), row('403', PROSE));
      expect(tree).toContain('"value":"rows"');
      expect(tree).not.toContain('data-label');
    });

    it('marks code with a word that is longer than its share of a line', () => {
      const code = (value: string): TableCell => ({ type: 'tableCell', children: [{ type: 'inlineCode', value, data: { values: [] } }] });
      const [share, longer] = ['a'.repeat(26), 'a'.repeat(27)];
      const cells: TableRow = { type: 'tableRow', children: [code(share), code(longer), code(`${share} ${share}`)] };
      const tree = shown(row('Error', 'Cause', 'Fix'), row('403', PROSE, 'Set the clock'), cells);
      expect(tree.match(/"value":"a+","data":\{"values":\[\],"hProperties":\{"className":\["long"\]/g)).toEqual([
        expect.stringContaining(longer),
      ]);
    });

    it.each([
      ['AccessControlListNotSupported', 'Access<wbr>Control<wbr>List<wbr>Not<wbr>Supported'],
      ['s3://bucket/reports/2024_q1/key<1>', 's3://<wbr>bucket/<wbr>reports/<wbr>2024_<wbr>q1/<wbr>key&lt;1&gt;'],
      ['NoSuchKey', undefined],
      [`${'a'.repeat(27)}.b`, undefined],
    ])('lets %s wrap only between its parts', (value, html) => {
      const code: TableCell = { type: 'tableCell', children: [{ type: 'inlineCode', value }] };
      const tree = shown(row('Error', 'Cause', 'Fix'), { type: 'tableRow', children: [code, ...row(PROSE, 'Wait').children] });
      expect(tree.match(/"name":"html","value":"([^"]*)"/)?.[1]).toBe(html);
    });

    it.each([
      ['Region', 'eu-west-1', 'table'],
      ['Endpoint', 'https://s3.arnia.example', 'rows'],
    ])('fits the pair %s and %s next to each other or stacks it', (name, value, kind) => {
      expect(shown(row('Setting', 'Value'), row(name, value))).toContain(`"value":"${kind}"`);
    });

    it.each([
      ['figures stays in view', 'frozen', ['Anti-affinity group', '1', '1', '2 nodes']],
      ['figures is too wide to stay in view', 'table', ['anti_affinity_group', '1', '1', '2 nodes']],
      ['figures has only two others next to it', 'table', ['Anti-affinity group', '1', '1']],
      ['words is stacked', 'rows', ['GOVERNANCE', 'Off', 'AccessDenied', 'Erased']],
    ])('whose first column next to %s is of the kind %s', (_what, kind, cells) => {
      expect(shown(row(...cells.map((_cell, at) => `Layout ${at}`)), row(...cells))).toContain(`"value":"${kind}"`);
    });

    it('leaves a table of short cells as it is', () => {
      const tree = shown(row('Nodes', 'Disks', 'TB'), row('6', '24', '180'));
      expect(tree).toContain('"value":"table"');
      expect(tree).not.toContain('data-label');
    });
  });
});
