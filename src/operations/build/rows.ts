/** The rows of an area as nodes of the page's tree, so that the framework resolves and checks their links. */
import path from 'node:path/posix';
import type { Link, PhrasingContent, Root, RootContent, Text } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { jsxElement } from '../../lib/jsx-element';
import type { Entry, Place, Words } from './table';

/** Id of the page that holds the table; links in the data are written from there. */
export const PAGE = 'guides/s3-api';

/** Parses Markdown as the page does. */
export type Parse = (markdown: string) => Root;

const text = (value: string): Text => ({ type: 'text', value });

/** Text of a cell. An element, because in running text the terms of the glossary would be marked. */
const inline = (children: PhrasingContent[]): MdxJsxTextElement => ({ type: 'mdxJsxTextElement', name: 'span', attributes: [], children });

/** The nodes of a text of one paragraph. */
function phrases(markdown: string, parse: Parse): PhrasingContent[] {
  const [paragraph, ...more] = parse(markdown).children;
  if (paragraph?.type !== 'paragraph' || more.length > 0) throw new Error(`expected one line of running text, found: ${markdown}`);
  return paragraph.children;
}

function linkTo({ id, heading, title }: Place): Link {
  const file = id === PAGE && heading !== undefined ? '' : `${path.relative(path.dirname(PAGE), id)}.md`.replace(/^(?!\.)/, './');
  return { type: 'link', url: heading === undefined ? file : `${file}#${heading}`, children: [text(title)] };
}

const flow = (name: string, attributes: Readonly<Record<string, string>>, children: unknown[]): MdxJsxFlowElement =>
  jsxElement(name, attributes, children as RootContent[]);

/** More parameters than this are folded away. */
const FEW = 2;

function noteCell({ note, parameters }: Entry, { words }: Words, parse: Parse): unknown[] {
  const items = parameters.map((parameter) => {
    const names = parameter.name
      .split(', ')
      .flatMap((name, at): PhrasingContent[] => [...(at === 0 ? [] : [text(', ')]), { type: 'inlineCode', value: name }]);
    return flow('li', {}, [inline([...names, text(': '), ...phrases(parameter.note, parse)])]);
  });
  const list = items.length === 0 ? [] : [flow('ul', {}, items)];
  const folded =
    items.length > FEW ? [flow('OperationParameters', { label: words.parameters.replace('{count}', String(items.length)) }, list)] : list;
  return [...(note === undefined ? [] : [inline(phrases(note, parse))]), ...folded];
}

function proofCell({ proofs }: Entry, { words }: Words): unknown[] {
  const [first] = proofs;
  if (!first) return [inline([text(words.untested)])];
  const { server, clients, date } = first;
  const more = proofs.length === 1 ? '' : ` (${words.blocks.replace('{count}', String(proofs.length))})`;
  return [inline([linkTo(first), text(more)]), flow('small', {}, [inline([text([date, server, ...clients].join(', '))])])];
}

function row(entry: Entry, words: Words, parse: Parse): MdxJsxFlowElement {
  // Search reads what is said of the operation, not names of pages and versions of programs.
  const cell = (kind: 'note' | 'guide' | 'proof', children: unknown[]): MdxJsxFlowElement =>
    flow(
      'td',
      { role: 'cell', 'data-kind': kind, 'data-label': words.columns[kind], ...(kind === 'note' ? {} : { 'data-search-ignore': '' }) },
      children,
    );
  return flow('OperationRow', { name: entry.name, status: entry.status }, [
    cell('note', noteCell(entry, words, parse)),
    cell('guide', entry.guide ? [inline([linkTo(entry.guide)])] : []),
    cell('proof', proofCell(entry, words)),
  ]);
}

/** @throws Error naming the operation whose text is no running text */
export function areaTable(area: string, entries: readonly Entry[], words: Words, parse: Parse): MdxJsxFlowElement {
  const rows = entries
    .filter((entry) => entry.area === area)
    .map((entry) => {
      try {
        return row(entry, words, parse);
      } catch (error) {
        throw error instanceof Error ? new Error(`${entry.name}: ${error.message}`) : error;
      }
    });
  if (rows.length === 0)
    throw new Error(
      `no operation has the area ${area || 'without a name'}; write <Operations area="…" /> with one of ${Object.keys(words.areas).join(', ')}`,
    );
  return flow('OperationTable', { area }, rows);
}
