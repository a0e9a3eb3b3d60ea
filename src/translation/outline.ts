/** What of a page must be the same in every language, as comparable lines. */
import type { Code, Nodes, Root, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parsePage, VARIABLE_MARKS } from '../lib/page-tree';

export interface Item {
  /** Line in the file, from 1. */
  line: number;
  /** What must be equal in the other language. */
  value: string;
}

/** Kinds of structure; each is compared in the order in which it stands in the page. */
export interface Outline {
  headings: Item[];
  code: Item[];
  links: Item[];
  images: Item[];
  admonitions: Item[];
  tables: Item[];
  elements: Item[];
  variables: Item[];
  math: Item[];
}

export type Kind = keyof Outline;

const HEADING_ID = /\{#([\w-]+)\}\s*$/;
const TITLE = /\s*\btitle=(?:"[^"]*"|'[^']*')/;
/** A comment line of shell, YAML, INI, Python, HCL; of JavaScript and the C family; of SQL. */
const COMMENT = /^\s*(?:#(?!!)|\/\/|--\s).*$/;
const TRAILING_COMMENT = /\s+(?:#|\/\/)\s.*$/;
/** Fields of a diagram that are read by people, and so are translated. */
const DIAGRAM_TEXT = /^(\s*(?:- )?(?:title|description|label|note):).*$/gm;
const DIAGRAM_INLINE = /\b(label|note|title):\s*(?:"[^"]*"|'[^']*'|[^,}\]]*)/g;

const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;

/** Code without what may be translated: comments, and the texts of a diagram. */
function comparableCode({ lang, meta, value }: Pick<Code, 'lang' | 'meta' | 'value'>): string {
  if (lang === 'diagram') return `diagram\n${diagramShape(value)}`;
  const lines = value.split('\n').map((line) => (COMMENT.test(line) ? '#' : line.replace(TRAILING_COMMENT, '')));
  const info = (meta ?? '')
    .replace(TITLE, '')
    .replace(/\b(norun|unproven)=(?:"[^"]*"|'[^']*')/g, '$1')
    .trim();
  return `${lang ?? ''} ${info}\n${lines.join('\n')}`;
}

function diagramShape(value: string): string {
  return (
    value
      .replace(/^(description:)[\s\S]*?(?=^\w)/m, '$1\n')
      // The title of the diagram and of a lane end with their line; a comma is a part of them.
      .replace(/^(\s*(?:- )?title:).*$/gm, '$1')
      .replace(DIAGRAM_INLINE, '$1')
      .replace(DIAGRAM_TEXT, '$1')
  );
}

/** Reads the outline of a page. @throws VFileMessage for a page that is no MDX */
export function outline(text: string): Outline {
  const found: Outline = {
    headings: [],
    code: [],
    links: [],
    images: [],
    admonitions: [],
    tables: [],
    elements: [],
    variables: [],
    math: [],
  };
  const tree = parsePage(text);
  visit(tree, (node) => {
    collect(node, found);
  });
  found.variables = variables(tree);
  return found;
}

/** What each kind of node adds to the outline. */
const COLLECTORS: { readonly [T in Nodes['type']]?: (node: Extract<Nodes, { type: T }>) => [Kind, string] } = {
  heading: (node) => ['headings', `${'#'.repeat(node.depth)} ${HEADING_ID.exec(toString(node))?.[1] ?? '(no id)'}`],
  code: (node) => ['code', comparableCode(node)],
  link: (node) => ['links', node.url],
  image: (node) => ['images', node.url],
  containerDirective: (node) => ['admonitions', node.name],
  table: (node) => ['tables', tableShape(node)],
  math: (node) => ['math', withoutWords(node.value)],
  inlineMath: (node) => ['math', withoutWords(node.value)],
  mdxJsxFlowElement: (node) => ['elements', elementShape(node)],
  mdxJsxTextElement: (node) => ['elements', elementShape(node)],
};

function collect(node: Nodes, found: Outline): void {
  const collector = COLLECTORS[node.type] as ((node: Nodes) => [Kind, string]) | undefined;
  if (!collector) return;
  const [kind, value] = collector(node);
  found[kind].push({ line: lineOf(node), value });
}

/** A formula without its words: they are translated. */
const withoutWords = (formula: string): string => formula.replace(/\\text\{[^}]*\}/g, '\\text{}');

const tableShape = (table: Table): string => `${table.children[0]?.children.length ?? 0} columns, ${table.children.length} rows`;

function elementShape(node: Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>): string {
  const attributes = node.attributes
    .flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && attribute.name !== 'label' && attribute.name !== 'alt'
        ? [`${attribute.name}=${JSON.stringify(attribute.value)}`]
        : [],
    )
    .sort();
  return [node.name ?? '', ...attributes].join(' ');
}

/** Variables of running text, in any order: a sentence may put them elsewhere in another language. */
function variables(tree: Root): Item[] {
  const [open, close] = VARIABLE_MARKS;
  const pattern = new RegExp(`${open}([\\w.]+)${close}`, 'g');
  const items: Item[] = [];
  visit(tree, ['text', 'inlineCode'], (node) => {
    for (const [, name = ''] of (node as { value: string }).value.matchAll(pattern)) items.push({ line: lineOf(node), value: name });
  });
  return items.sort((a, b) => a.value.localeCompare(b.value));
}
