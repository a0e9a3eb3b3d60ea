import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Processor } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { failWith, type Problem } from '../../lib/diagnostic';
import type { Row } from '../model';
import { areaTable } from './rows';
import { loadTable, type Table, type TableOptions } from './table';

/** Only pages with the table load the code of its parts. */
const IMPORT = "import { OperationParameters, OperationRow, OperationTable, OperationsFilter } from '@site/src/operations';";

const attributeOf = ({ attributes }: MdxJsxFlowElement, name: string): string => {
  const found = attributes.find((candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name);
  return typeof found?.value === 'string' ? found.value : '';
};

/** The elements of a page that this plugin fills. */
function elementsOf(tree: Root): MdxJsxFlowElement[] {
  const found: MdxJsxFlowElement[] = [];
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
    if (node.name === 'Operations' || node.name === 'OperationsFilter') found.push(node);
  });
  return found;
}

const rowsOf = ({ entries }: Table): Row[] => entries.map(({ name, area, status }) => ({ name, area, status }));

/**
 * Fills `<Operations area="…" />` with the rows of an area, and tells `<OperationsFilter>`, which stands around
 * all of them, what there is to filter.
 *
 * Belongs into `beforeDefaultRemarkPlugins`: the framework then resolves the links of notes, guides and proofs.
 */
export default function remarkOperations(this: Processor, options: TableOptions) {
  let table: Table | undefined;
  const load = (): Table => (table ??= loadTable(options));
  /** The texts are not in the file: a warning about a link in them must point at the element. */
  const parseAt =
    (position: Nodes['position']) =>
    (markdown: string): Root => {
      const tree = this.parse(markdown) as Root;
      visit(tree, (node) => {
        node.position = position;
      });
      return tree;
    };
  const fill = (node: MdxJsxFlowElement): void => {
    if (node.name === 'OperationsFilter')
      node.attributes.push({ type: 'mdxJsxAttribute', name: 'rows', value: JSON.stringify(rowsOf(load())) });
    if (node.name !== 'Operations') return;
    const { name, attributes, children } = areaTable(attributeOf(node, 'area'), load().entries, load().words, parseAt(node.position));
    Object.assign(node, { name, attributes, children });
  };
  return (tree: Root, file: VFile): void => {
    const nodes = elementsOf(tree);
    if (nodes.length === 0) return;
    const problems = nodes.flatMap((node): Problem[] => {
      try {
        fill(node);
        return [];
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        return [{ message: error.message, line: node.position?.start.line ?? 1 }];
      }
    });
    failWith(file, problems, 'operations');
    tree.children.unshift(...(this.parse(IMPORT) as Root).children);
  };
}
