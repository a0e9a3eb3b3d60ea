import path from 'node:path/posix';
import type { Link, PhrasingContent, Root, Text } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import { nodesOf } from '../../content';
import { failWith, type Problem } from '../../lib/diagnostic';
import { attributeOf, jsxElement } from '../../lib/jsx-element';
import { parseAt } from '../../lib/parse-at';
import { loadTable, PAGE, proofText, type Entry, type Place, type Table, type TableOptions, type Words } from './table';

/** Parses Markdown in the same way as the rest of the page. */
type Parse = (markdown: string) => Root;

const text = (value: string): Text => ({ type: 'text', value });

/** Wraps text in an element, because glossary terms would be marked in running text. */
const inline = (children: PhrasingContent[]): MdxJsxTextElement => ({ type: 'mdxJsxTextElement', name: 'span', attributes: [], children });

/** Returns the nodes of a text that consists of one paragraph. */
function phrases(markdown: string, parse: Parse): PhrasingContent[] {
  const [paragraph, ...more] = parse(markdown).children;
  if (paragraph?.type !== 'paragraph' || more.length > 0) throw new Error(`expected a single paragraph of text, found: ${markdown}`);
  return paragraph.children;
}

function linkTo({ id, heading, title }: Place): Link {
  const file = id === PAGE && heading !== undefined ? '' : `${path.relative(path.dirname(PAGE), id)}.md`.replace(/^(?!\.)/, './');
  return { type: 'link', url: heading === undefined ? file : `${file}#${heading}`, children: [text(title)] };
}

function notes({ note, parameters }: Entry, parse: Parse): MdxJsxFlowElement[] {
  const items = parameters.map((parameter) => {
    const names = parameter.name
      .split(', ')
      .flatMap((name, at): PhrasingContent[] => [...(at === 0 ? [] : [text(', ')]), { type: 'inlineCode', value: name }]);
    return jsxElement('li', {}, [inline([...names, text(': '), ...phrases(parameter.note, parse)])]);
  });
  // Search finds headers in the separate table of headers on the page.
  const list = items.length === 0 ? [] : [jsxElement('ul', { 'data-search-ignore': '' }, items)];
  return [...(note === undefined ? [] : [jsxElement('p', {}, [inline(phrases(note, parse))])]), ...list];
}

/** Returns the proof's link and text, such as `Object Lock, June 30, 2024, …`; empty if nothing is proven. */
function proof(entry: Entry, words: Words): PhrasingContent[] {
  const said = proofText(entry, words);
  return said === '' ? [] : [...entry.proofs.slice(0, 1).map(linkTo), text(said)];
}

function row(entry: Entry, words: Words, parse: Parse): MdxJsxFlowElement {
  // Search indexes the text about the operation, but not page titles and program versions.
  const line = (kind: 'guide' | 'proof', children: PhrasingContent[]): MdxJsxFlowElement[] =>
    children.length === 0 ? [] : [jsxElement('p', { 'data-search-ignore': '' }, [inline([text(`${words.columns[kind]}: `), ...children])])];
  const isProven = entry.proofs.length > 0 || entry.probe !== undefined;
  const tested: Record<string, string> = isProven ? { proof: words.words.tested, tested: '' } : { proof: words.words.untested };
  const mark = entry.status === 'not-supported' ? {} : tested;
  // A search result that only says "unknown" isn't helpful.
  const unsaid: Record<string, string> = entry.status === 'unknown' && entry.note === undefined ? { 'data-search-ignore': '' } : {};
  return jsxElement('OperationRow', { name: entry.name, status: entry.status, ...mark, ...unsaid }, [
    ...notes(entry, parse),
    ...line('guide', entry.guide ? [linkTo(entry.guide)] : []),
    ...line('proof', proof(entry, words)),
    // The link has the same text in each row, because repeating the operation's name would add 350 bytes to the compressed page.
    jsxElement('p', { 'data-search-ignore': '' }, [inline([{ type: 'link', url: `#${entry.name}`, children: [text(words.words.link)] }])]),
  ]);
}

function unknownRows(entries: readonly Entry[], { words }: Words, rowOf: (entry: Entry) => MdxJsxFlowElement): MdxJsxFlowElement[] {
  if (entries.length === 0) return [];
  const label = words.unknown.replace('{count}', String(entries.length));
  return [jsxElement('UnknownOperations', { label }, entries.map(rowOf))];
}

/** @throws Error that names the operation if one of its texts isn't a single paragraph */
function areaTable(area: string, entries: readonly Entry[], words: Words, parse: Parse): MdxJsxFlowElement {
  const own = entries.filter((entry) => entry.area === area);
  const rowOf = (entry: Entry): MdxJsxFlowElement => {
    try {
      return row(entry, words, parse);
    } catch (error) {
      throw error instanceof Error ? new Error(`${entry.name}: ${error.message}`) : error;
    }
  };
  if (own.length === 0)
    throw new Error(
      `no operation has the area ${area || '(none)'}; write <Operations area="…" /> with one of ${Object.keys(words.areas).join(', ')}`,
    );
  const unknown = own.filter(({ status }) => status === 'unknown');
  const stated = own.filter(({ status }) => status !== 'unknown');
  return jsxElement('OperationTable', { area }, [...stated.map(rowOf), ...unknownRows(unknown, words, rowOf)]);
}

/** Import statement that is added only to pages with the table, so that other pages don't load the code of its components. */
const IMPORT = "import { OperationRow, OperationTable, OperationsFilter, UnknownOperations } from '@site/src/operations';";

/**
 * Fills in `<Operations area="…" />` with the area's rows, as nodes in the page's syntax tree. Add this plugin to `beforeDefaultRemarkPlugins`, so that the framework then resolves and checks the links in notes, guides, and proofs.
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
