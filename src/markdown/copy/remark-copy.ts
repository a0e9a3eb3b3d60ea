/** Copy buttons for the values that a page tells readers to enter into a program. */
import type { InlineCode, Root, Table, TableCell } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { jsxElement } from '../../lib/jsx-element';
import readerValues from '../../site/reader-values.json';

/** ID of the heading above these tables, in every language. */
const HEADING = 'values';

/** Placeholders for the reader's keys, which nobody should enter literally. */
const PLACEHOLDERS: ReadonlySet<string> = new Set(
  Object.entries(readerValues).flatMap(([name, value]) => (/(?:AccessKeyId|SecretAccessKey)$/i.test(name) ? [value] : [])),
);

/**
 * A cell's value and its position, which is at the start or after a setting's name and separator. Code anywhere else is only mentioned, not
 * meant to be entered.
 */
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

/** A value's label is its row's name. If the table has several value columns, the label includes the column's name. */
function addButtons({ children: [head, ...rows] }: Table): void {
  for (const { children: cells } of rows) {
    const [field, ...values] = cells.map((cell) => toString(cell));
    cells.slice(1).forEach((cell, index) => {
      addButton(cell, [field, ...(values.length > 1 ? [toString(head?.children[index + 1])] : [])].join(', '));
    });
  }
}

/** Wraps the values in the tables below the `values` heading in `<CopyValue>`. Must run before any plugin that changes inline code. */
export default function remarkCopy() {
  return (tree: Root): void => {
    let heading: unknown;
    visit(tree, (node) => {
      if (node.type === 'heading') heading = node.data?.hProperties?.id;
      if (node.type === 'table' && heading === HEADING) addButtons(node);
    });
  };
}
