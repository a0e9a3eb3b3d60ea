/** Copy buttons for the values that a page tells to enter into a program. */
import type { InlineCode, Root, Table, TableCell } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { jsxElement } from '../../lib/jsx-element';
import readerValues from '../../site/reader-values.json';

/** Id of the heading above such tables, in every language. */
const HEADING = 'values';

/** What stands for a key of the reader: nobody enters it. */
const PLACEHOLDERS: ReadonlySet<string> = new Set(
  Object.entries(readerValues).flatMap(([name, value]) => (/(?:AccessKeyId|SecretAccessKey)$/i.test(name) ? [value] : [])),
);

/** The value of a cell, and where it is: at the start, or after the name of a setting and its sign. Elsewhere code is told of, not entered. */
function valueOf({ children }: TableCell): { value: InlineCode; index: number } | undefined {
  const [first, second, third] = children;
  const isNamed =
    first?.type === 'inlineCode' && second?.type === 'text' && /^(?::| =) $/.test(second.value) && third?.type === 'inlineCode';
  const value = isNamed ? third : first;
  return value?.type === 'inlineCode' && !PLACEHOLDERS.has(value.value) ? { value, index: isNamed ? 2 : 0 } : undefined;
}

function addButton(cell: TableCell, field: string): void {
  const found = valueOf(cell);
  if (!found) return;
  cell.children[found.index] = { ...jsxElement('CopyValue', { field }, [found.value]), type: 'mdxJsxTextElement' } as never;
}

/** A row's name is the field's; where the table has several columns of values, theirs, too. */
function addButtons({ children: [head, ...rows] }: Table): void {
  for (const { children: cells } of rows) {
    const [field, ...values] = cells.map((cell) => toString(cell));
    cells.slice(1).forEach((cell, index) => {
      addButton(cell, [field, ...(values.length > 1 ? [toString(head?.children[index + 1])] : [])].join(', '));
    });
  }
}

/** Puts the values of the tables below the heading `values` into `<CopyValue>`. Must run before all that changes inline code. */
export default function remarkCopy() {
  return (tree: Root): void => {
    let heading: unknown;
    visit(tree, (node) => {
      if (node.type === 'heading') heading = node.data?.hProperties?.id;
      if (node.type === 'table' && heading === HEADING) addButtons(node);
    });
  };
}
