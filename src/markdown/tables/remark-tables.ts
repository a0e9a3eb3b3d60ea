import type { Nodes, Root, Table } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { jsxElement } from '../../lib/jsx-element';

function plainText(node: Nodes): string {
  if ('value' in node) return node.type === 'mdxTextExpression' ? '' : node.value;
  return 'children' in node ? node.children.map(plainText).join('') : '';
}

/** The empty corner above row names isn't a header. If it were, screen readers would announce an empty one. */
function withoutEmptyHeaders(table: Table): Table {
  for (const cell of table.children[0]?.children ?? []) {
    if (cell.children.length === 0) cell.data = { ...cell.data, hName: 'td' };
  }
  return table;
}

/**
 * Puts every table into `<ScrollRegion>`, so that a wide table scrolls in its own region instead of breaking the page layout. The region is
 * named after the heading above the table.
 *
 * Must run after the framework's plugin for headings, which removes their ids from their texts.
 */
export default function remarkTables() {
  return (tree: Root): void => {
    let heading: string | undefined;
    visit(tree, (node, index, parent) => {
      if (node.type === 'heading') heading = plainText(node).trim();
      if (node.type !== 'table' || !parent || index === undefined) return undefined;
      parent.children[index] = jsxElement('ScrollRegion', { kind: 'table', heading }, [withoutEmptyHeaders(node)]);
      return SKIP;
    });
  };
}
