import type { Root, RootContent, Table, TableCell } from 'mdast';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import { nodesOf } from '../../content';
import { failWith, type Problem } from '../../lib/diagnostic';
import { attributeOf, type JsxElement } from '../../lib/jsx-element';
import type { Language, TextTable } from '../parts/text-table';
import { TABLES as LIFECYCLE } from '../lifecycle-builder/tables';
import { TABLES as MULTIPART } from '../multipart-planner/tables';
import { TABLES as POLICY } from '../policy/tables';
import { TABLES as PRESIGNED } from '../presigned-url/tables';
import { TABLES as REDUNDANCY } from '../redundancy-planner/tables';
import { TABLES as USAGE } from '../usage-estimate/tables';

/** Module path of each tool, keyed by element name. A page loads a tool's code only if it contains the tool. */
const TOOLS: Readonly<Record<string, string>> = {
  LifecycleBuilder: '@site/src/tools/lifecycle-builder',
  MultipartPlanner: '@site/src/tools/multipart-planner',
  PolicyTool: '@site/src/tools/policy',
  PresignedUrl: '@site/src/tools/presigned-url',
  RedundancyPlanner: '@site/src/tools/redundancy-planner',
  UsageEstimate: '@site/src/tools/usage-estimate',
};

/** Functions that compute the tables of all tools, keyed by table name. */
const TABLES = { ...LIFECYCLE, ...MULTIPART, ...POLICY, ...PRESIGNED, ...REDUNDANCY, ...USAGE };

const isTable = (name: string): name is keyof typeof TABLES => Object.hasOwn(TABLES, name);

/** Converts text, with code in backticks as in Markdown, to Markdown nodes. */
const phrasesOf = (cell: string): TableCell['children'] =>
  cell
    .split('`')
    .flatMap((value, at) => (value === '' ? [] : [{ type: at % 2 === 0 ? ('text' as const) : ('inlineCode' as const), value }]));

function tableOf([head = [], ...rows]: TextTable): Table {
  const row = (cells: readonly string[]): Table['children'][number] => ({
    type: 'tableRow',
    children: cells.map((cell) => ({ type: 'tableCell', children: phrasesOf(cell) })),
  });
  return { type: 'table', children: [head, ...rows].map(row) };
}

/** @throws Error if the table doesn't exist */
function computedTable(element: JsxElement, language: Language): Table {
  const name = attributeOf(element, 'of');
  if (typeof name !== 'string' || !isTable(name))
    throw new Error(`<WorkedTable of="…">: expected one of ${Object.keys(TABLES).join(', ')}, found ${String(name)}`);
  return tableOf(TABLES[name](language));
}

/**
 * Replaces `<WorkedTable of="capacity" />` with a table that a tool's core computes, in the language of the build, and imports the tools
 * that the page uses. Add this plugin to `beforeDefaultRemarkPlugins`, so that the tables are processed like any other table.
 */
export default function remarkTools(this: Processor, language: Language) {
  return (tree: Root, file: VFile): void => {
    const elements = nodesOf(tree, 'mdxJsxFlowElement');
    const problems = elements
      .filter(({ name }) => name === 'WorkedTable')
      .flatMap((element): Problem[] => {
        try {
          Object.assign(element, { name: undefined, attributes: undefined }, computedTable(element, language));
          return [];
        } catch (error) {
          if (!(error instanceof Error)) throw error;
          return [{ message: error.message, line: element.position?.start.line ?? 1 }];
        }
      });
    failWith(file, problems, 'tools');
    const used = Object.entries(TOOLS).filter(([tool]) => elements.some(({ name }) => name === tool));
    const imports = used.map(([tool, module]) => `import { ${tool} } from '${module}';`);
    if (imports.length > 0) tree.children.unshift(...((this.parse(imports.join('\n')) as Root).children satisfies RootContent[]));
  };
}
