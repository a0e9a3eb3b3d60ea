/** Compares the structure of a translation with the structure of its original: the parts that must be the same in every language. */
import type { Code, Nodes, Root, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseDocument } from 'yaml';
import { headingId, lineOf, nodesOf, type Page } from '../content';
import type { Problem } from '../lib/diagnostic';
import type { JsxElement } from '../lib/jsx-element';

/** Kinds of structure that are compared. Each kind is compared in page order. */
const KINDS = ['heading', 'code block', 'link', 'image', 'admonition', 'table', 'element', 'condition', 'variable', 'formula'] as const;
type Kind = (typeof KINDS)[number];

interface Item {
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
function outline({ tree, conditions }: Page): Item[] {
  const items: Item[] = [];
  visit(tree, (node) => {
    const collector = COLLECTORS[node.type] as ((node: Nodes) => [Kind, string]) | undefined;
    if (!collector) return;
    const [kind, value] = collector(node);
    items.push({ kind, line: lineOf(node), value });
  });
  return [...items, ...conditions.map(({ line, value }): Item => ({ kind: 'condition', line, value })), ...variables(tree)];
}

/** Kinds whose order can change with a sentence's word order. */
const UNORDERED: readonly Kind[] = ['link', 'condition', 'variable', 'formula'];

const shown = (value: string): string => (value.length > 90 ? `${value.slice(0, 90)}…` : value).replaceAll('\n', '⏎');

/**
 * Returns structural differences between a translation and its original, with line numbers in the translation.
 * @param original and @param translation pages as written
 */
export function differences(original: Page, translation: Page): Problem[] {
  const [theirs, ours] = [outline(original), outline(translation)];
  return KINDS.flatMap((kind) => {
    const [expected, found] = [theirs, ours].map((items) => items.filter((item) => item.kind === kind)) as [Item[], Item[]];
    return UNORDERED.includes(kind) ? asBags(kind, expected, found) : inOrder(kind, expected, found);
  });
}

/** Reports only the first difference of each kind, because it causes the ones after it. */
function inOrder(kind: Kind, expected: readonly Item[], found: readonly Item[]): Problem[] {
  const length = Math.max(expected.length, found.length);
  for (let index = 0; index < length; index += 1) {
    const [want, have] = [expected[index], found[index]];
    if (want?.value === have?.value) continue;
    const line = have?.line ?? found.at(-1)?.line ?? 1;
    const item = `${kind} ${index + 1}`;
    if (!have) return [{ line, message: `${item} of the original (line ${want?.line}) is missing: ${shown(want?.value ?? '')}` }];
    if (!want) return [{ line, message: `${item} isn’t in the original: ${shown(have.value)}` }];
    return [{ line, message: `${item}: expected ${firstDifference(want.value, have.value)} (line ${want.line} of the original)` }];
  }
  return [];
}

/** Returns the first line that differs between two values. */
function firstDifference(want: string, have: string): string {
  const [wanted, had] = [want.split('\n'), have.split('\n')];
  const at = wanted.findIndex((line, index) => line !== had[index]);
  const index = at === -1 ? wanted.length : at;
  return `“${shown(wanted[index] ?? 'nothing more')}”, found “${shown(had[index] ?? 'nothing more')}”`;
}

function asBags(kind: Kind, expected: readonly Item[], found: readonly Item[]): Problem[] {
  const left = [...found];
  const missing = expected.filter((want) => {
    const at = left.findIndex((have) => have.value === want.value);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
  return [
    ...missing.map((want) => ({ message: `${kind} of the original (line ${want.line}) is missing: ${shown(want.value)}` })),
    ...left.map((have) => ({ line: have.line, message: `${kind} isn’t in the original: ${shown(have.value)}` })),
  ];
}
