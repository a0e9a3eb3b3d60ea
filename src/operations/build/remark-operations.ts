import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import { nodesOf } from '../../content';
import { failWith, type Problem } from '../../lib/diagnostic';
import { attributeOf } from '../../lib/jsx-element';
import { parseAt } from '../../lib/parse-at';
import { areaTable } from './rows';
import { loadTable, type Table, type TableOptions } from './table';

/** Import statement that is added only to pages with the table, so that other pages don't load the code of its components. */
const IMPORT = "import { OperationRow, OperationTable, OperationsFilter, UnknownOperations } from '@site/src/operations';";

/**
 * Fills in `<Operations area="…" />` with the area's rows.
 *
 * Add this plugin to `beforeDefaultRemarkPlugins`, so that the framework then resolves the links in notes, guides, and proofs.
 */
export default function remarkOperations(this: Processor, options: TableOptions) {
  let table: Table | undefined;
  const load = (): Table => (table ??= loadTable(options));
  const fill = (node: MdxJsxFlowElement): void => {
    if (node.name !== 'Operations') return;
    const area = attributeOf(node, 'area');
    const { entries, words } = load();
    const parse = (markdown: string): Root => parseAt(this, markdown, node.position);
    Object.assign(node, areaTable(typeof area === 'string' ? area : '', entries, words, parse));
  };
  return (tree: Root, file: VFile): void => {
    const nodes = nodesOf(tree, 'mdxJsxFlowElement').filter(({ name }) => name === 'Operations' || name === 'OperationsFilter');
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
