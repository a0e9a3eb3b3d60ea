/** Extracts the parts of a page that must be the same in every language, as comparable lines. */
import type { Code, Nodes, Root, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseDocument } from 'yaml';
import { headingId, lineOf, nodesOf, type Page } from '../content';
import type { JsxElement } from '../lib/jsx-element';

/** Kinds of structure that are compared. Each kind is compared in page order. */
export const KINDS = [
  'heading',
  'code block',
  'link',
  'image',
  'admonition',
  'table',
  'element',
  'condition',
  'variable',
  'formula',
] as const;
export type Kind = (typeof KINDS)[number];

export interface Item {
  readonly kind: Kind;
  /** Line number in the file, starting at 1. */
  readonly line: number;
  /** Value that must be the same in the other language. */
  readonly value: string;
}

const TITLE = /\s*\btitle=(?:"[^"]*"|'[^']*')/;
/** A comment line in shell, YAML, INI, Python, and HCL, in JavaScript and the C family, or in SQL. */
const COMMENT = /^\s*(?:#(?!!)|\/\/|--\s).*$/;
const TRAILING_COMMENT = /\s+(?:#|\/\/)\s.*$/;
/** Diagram fields that contain text for readers, and are therefore translated. */
const DIAGRAM_TEXTS = ['title', 'description', 'label', 'note'];

/** Returns code without the parts that can be translated: comments and diagram texts. */
function comparableCode({ lang, meta, value }: Pick<Code, 'lang' | 'meta' | 'value'>): string {
  if (lang === 'diagram') return `diagram\n${diagramShape(value)}`;
  const lines = value.split('\n').map((line) => (COMMENT.test(line) ? '#' : line.replace(TRAILING_COMMENT, '')));
  const info = (meta ?? '')
    .replace(TITLE, '')
    .replace(/\b(norun|unproven)=(?:"[^"]*"|'[^']*')/g, '$1')
    .trim();
  return `${lang ?? ''} ${info}\n${lines.join('\n')}`;
}

/** Returns a diagram without its texts, one value per line. Text that isn't YAML stays unchanged. */
function diagramShape(value: string): string {
  const document = parseDocument(value);
  if (document.errors.length > 0) return value;
  return JSON.stringify(document.toJS(), (key, part: unknown) => (DIAGRAM_TEXTS.includes(key) ? '' : part), 1);
}

/** Lines that each node type adds to the outline. */
const COLLECTORS: { readonly [T in Nodes['type']]?: (node: Extract<Nodes, { type: T }>) => [Kind, string] } = {
  heading: (node) => ['heading', `${'#'.repeat(node.depth)} ${headingId(node) ?? '(no id)'}`],
  code: (node) => ['code block', comparableCode(node)],
  link: (node) => ['link', node.url],
  image: (node) => ['image', node.url],
  containerDirective: (node) => ['admonition', node.name],
  table: (node) => ['table', tableShape(node)],
  math: (node) => ['formula', comparableFormula(node.value)],
  inlineMath: (node) => ['formula', comparableFormula(node.value)],
  mdxJsxFlowElement: (node) => ['element', elementShape(node)],
  mdxJsxTextElement: (node) => ['element', elementShape(node)],
};

/** Returns a formula without its translated parts, which are words and the decimal separator. */
const comparableFormula = (formula: string): string => formula.replace(/\\text\{[^}]*\}/g, '\\text{}').replace(/(\d)\{,\}(?=\d)/g, '$1.');

const tableShape = (table: Table): string => `${table.children[0]?.children.length ?? 0} columns, ${table.children.length} rows`;

function elementShape(node: JsxElement): string {
  const attributes = node.attributes
    .flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && attribute.name !== 'label' && attribute.name !== 'alt'
        ? [`${attribute.name}=${JSON.stringify(attribute.value)}`]
        : [],
    )
    .sort();
  return [node.name ?? '', ...attributes].join(' ');
}

const VARIABLE = /^(?:brand|reader)\.[\w.]+$/;

/** Returns the variables in running text, sorted by name, because word order can differ between languages. */
function variables(tree: Root): Item[] {
  const inText = nodesOf(tree, 'mdxTextExpression', 'mdxFlowExpression').map((node) => ({ node, name: node.value }));
  const inCode = nodesOf(tree, 'inlineCode').flatMap((node) =>
    [...node.value.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => ({ node, name })),
  );
  return [...inText, ...inCode]
    .filter(({ name }) => VARIABLE.test(name))
    .map(({ node, name }): Item => ({ kind: 'variable', line: lineOf(node), value: name }))
    .sort((a, b) => a.value.localeCompare(b.value));
}

/** @param page a page as written, without variables filled in */
export function outline({ tree, conditions }: Page): Item[] {
  const items: Item[] = [];
  visit(tree, (node) => {
    const collector = COLLECTORS[node.type] as ((node: Nodes) => [Kind, string]) | undefined;
    if (!collector) return;
    const [kind, value] = collector(node);
    items.push({ kind, line: lineOf(node), value });
  });
  return [...items, ...conditions.map(({ line, value }): Item => ({ kind: 'condition', line, value })), ...variables(tree)];
}
