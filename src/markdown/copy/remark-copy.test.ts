import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { attributeOf } from '../../lib/jsx-element';
import remarkCopy from './remark-copy';

const parser = unified().use(remarkParse).use(remarkGfm);

/** The values that get a copy button, as "field: value". */
function transform(source: string, id = 'values'): string[] {
  const tree: Root = parser.parse(source);
  visit(tree, 'heading', (node) => void (node.data = { hProperties: { id } }));
  remarkCopy()(tree);
  const buttons: string[] = [];
  visit(tree, 'mdxJsxTextElement', (node) => {
    expect(node.name).toBe('CopyValue');
    buttons.push(`${attributeOf(node, 'field')}: ${toString(node)}`);
  });
  return buttons;
}
const table = (cell: string): string => `## Values\n\n| Field | Value |\n|---|---|\n| Server, **Name** | ${cell} |`;

describe('remarkCopy', () => {
  it.each([
    ['a value', '`s3.example`', ['Server, Name: s3.example']],
    ['only the first of a sentence', '`s3.example` without `https://`', ['Server, Name: s3.example']],
    ['a value after its setting', '`key`: `path`; no other', ['Server, Name: path']],
    ['a value that its setting equals', '`key` = `path`', ['Server, Name: path']],
    ['a value with an explanation', '`s3.example`: no path', ['Server, Name: s3.example']],
    ['no code that a sentence tells of', 'No field; `s3.example` answers', []],
    ['no placeholder of a key', '`EXAMPLE_ACCESS_KEY_ID`, or a profile', []],
    ['no placeholder after its setting', '`key`: `EXAMPLE_SECRET_ACCESS_KEY`', []],
    ['no empty cell', '', []],
  ])('%s', (_case, cell, expected) => {
    expect(transform(table(cell))).toEqual(expected);
  });

  it('names the column, too, where there are several', () => {
    const source = '## Values\n\n| Field | First | Second |\n|---|---|---|\n| `Key` | `a` | `b` |';
    expect(transform(source)).toEqual(['Key, First: a', 'Key, Second: b']);
  });

  it('leaves tables below other headings alone', () => {
    const other = '\n\n## Others\n\n| Field | Value |\n|---|---|\n| A | `b` |';
    expect(transform(table('`a`'), 'limits')).toEqual([]);
    const tree: Root = parser.parse(`## Values${other}`);
    visit(tree, 'heading', (node) => void (node.data = { hProperties: { id: toString(node).toLowerCase() } }));
    const before = structuredClone(tree);
    remarkCopy()(tree);
    expect(tree).toEqual(before);
  });
});
