import type { Nodes, PhrasingContent, Root, Table } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { escapeContent } from '../../lib/escape';
import { jsxElement } from '../../lib/jsx-element';

/** The parts of code between which a line can end: before a capital letter in a word, and after punctuation. */
const partsOf = (code: string): string[] => code.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[/._=:,&])(?=[^\s/._=:,&])/);

/** Inline code that wraps only between its parts. */
export const codeOfParts = (code: string): PhrasingContent =>
  ({ ...jsxElement('CodeWithValues', { html: partsOf(code).map(escapeContent).join('<wbr>') }), type: 'mdxJsxTextElement' }) as never;

function plainText(node: Nodes): string {
  if ('value' in node) return node.type === 'mdxTextExpression' ? '' : node.value;
  return 'children' in node ? node.children.map(plainText).join('') : '';
}

/** The empty corner cell above row names isn't a header. If it were, screen readers would announce an empty header. */
function withoutEmptyHeaders(table: Table): Table {
  for (const cell of table.children[0]?.children ?? []) {
    if (cell.children.length === 0) cell.data = { ...cell.data, hName: 'td' };
  }
  return table;
}

/** A body cell with more characters than this is prose, which a narrow column on a phone would break into single words. */
const MAX_SHORT_CELL = 40;

/** Maximum number of characters in a row with two cells, which still fit next to each other on a phone. */
const MAX_SHORT_PAIR = 28;

const isProse = ({ children: [, ...rows] }: Table): boolean =>
  rows.some(
    (row) =>
      row.children.some((cell) => plainText(cell).length > MAX_SHORT_CELL) ||
      (row.children.length === 2 && plainText(row).length > MAX_SHORT_PAIR),
  );

/** Number of columns that fit next to each other on a phone. */
const FITTING_COLUMNS = 3;

/** Longest word in a column that takes up at most 40 % of a phone's width. */
const MAX_FROZEN_WORD = 13;

/** Whether most cells next to the names of the rows contain a number. */
function hasFigures({ children: [, ...rows] }: Table): boolean {
  const cells = rows.flatMap(({ children: [, ...others] }) => others.map(plainText));
  return cells.filter((cell) => /\d/.test(cell)).length > cells.length / 2;
}

const isWide = ({ children: [head] }: Table): boolean => (head?.children.length ?? 0) > FITTING_COLUMNS;

/** Whether a table of figures is so wide that it scrolls on a phone, but its first column is narrow enough to stay in view. */
const isFrozen = (table: Table): boolean =>
  hasFigures(table) &&
  isWide(table) &&
  table.children.every(
    ({ children: [name] }) =>
      !name ||
      plainText(name)
        .split(/[\s-]/)
        .every(({ length }) => length <= MAX_FROZEN_WORD),
  );

/** Approximate number of characters in a line of a table on a desktop. */
const LINE_LENGTH = 80;

/**
 * Lets code with a word that is longer than its share of a line wrap, because otherwise, the table would have to scroll. If the word has
 * parts (`AccessControl`, `a.b`), it wraps between them. If a part is also too long, or contains the reader's values, it's marked, and
 * wraps anywhere.
 */
function withLongCode(table: Table): Table {
  const maxLength = LINE_LENGTH / (table.children[0]?.children.length ?? 1);
  const isLong = (code: string): boolean => code.split(/[\s-]/).some(({ length }) => length > maxLength);
  visit(table, 'inlineCode', (code, index, parent) => {
    if (!isLong(code.value) || !parent || index === undefined) return;
    if (code.data?.values?.length || partsOf(code.value).some(isLong)) {
      code.data = { ...code.data, hProperties: { className: ['long'] } };
    } else parent.children[index] = codeOfParts(code.value);
  });
  return table;
}

/** Labels the cells with their column headers, for phones, where each row is a block. Tables with two columns don't need labels. */
function withLabels(table: Table): Table {
  const [head, ...rows] = table.children;
  const labels = head?.children.map((cell) => plainText(cell).trim()) ?? [];
  if (labels.length < 3) return table;
  for (const { children } of rows)
    for (const [at, cell] of children.entries())
      if (at > 0 && labels[at]) cell.data = { ...cell.data, hProperties: { 'data-label': labels[at] } };
  return table;
}

/**
 * Puts every table into `<ScrollRegion>`, so that a wide table scrolls in its own region instead of breaking the page layout. The region is
 * named after the heading above the table. A table with prose, or with words in many columns, is of the kind `rows`: on a phone, its cells
 * are stacked. In one of the kind `frozen`, the first column stays in view.
 *
 * Must run after the framework's heading plugin, which removes IDs from heading texts.
 */
export default function remarkTables() {
  return (tree: Root): void => {
    let heading: string | undefined;
    visit(tree, (node, index, parent) => {
      if (node.type === 'heading') heading = plainText(node).trim();
      if (node.type !== 'table' || !parent || index === undefined) return undefined;
      const table = withoutEmptyHeaders(node);
      const rows = isProse(table) || (isWide(table) && !hasFigures(table));
      const kind = isFrozen(table) ? 'frozen' : 'table';
      parent.children[index] = jsxElement('ScrollRegion', { kind: rows ? 'rows' : kind, heading }, [
        rows ? withLabels(withLongCode(table)) : table,
      ]);
      return SKIP;
    });
  };
}
