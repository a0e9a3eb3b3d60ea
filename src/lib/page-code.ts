/**
 * Defines what a page can contain. Pages are data, which is shown but never executed: not while the site is built, because expressions,
 * imports and front matter could read the builder's files and environment, and not in the reader's browser, because the page's policy would
 * allow its scripts by their hashes. Only transforms of the build write highlighted HTML and marks of tested blocks.
 *  The build applies this to every page that it compiles (`src/markdown/page-code`), and the checks of pages apply it to all pages.
 */
import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Problem } from './diagnostic';
import { invisibleIn, invisibleInLine } from './invisible';
import type { JsxElement } from './jsx-element';

/** The elements that pages can contain, with their attributes. `<Part>` has already been replaced by its text. */
const ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  br: [],
  details: [],
  kbd: [],
  span: ['id'],
  sub: [],
  summary: [],
  sup: [],
  Catalogue: [],
  Glossary: ['area'],
  LifecycleBuilder: [],
  MultipartPlanner: [],
  Operations: ['area'],
  OperationsFilter: [],
  PolicyTool: [],
  PresignedUrl: [],
  RedundancyPlanner: [],
  RowFilter: ['label'],
  TabItem: ['value', 'label'],
  Tabs: ['groupId'],
  UsageEstimate: [],
  WorkedTable: ['of'],
};

/** Front matter for the catalog: `category`, `labels`, `aliases` and `check`. Translations also have `source_fingerprint`. */
const FRONT_MATTER_KEYS: readonly string[] = [
  'title',
  'description',
  'sidebar_label',
  'slug',
  'hide_table_of_contents',
  'category',
  'labels',
  'aliases',
  'check',
  'source_fingerprint',
];

/** A variable. The build has already replaced all known variables, and rejects the others. */
const VARIABLE = /^(?:brand|reader)\.\w+$/;
/** A web page, an email address, an anchor on this page, a route of this site, or the file of another page. */
const ADDRESS = /^(?:https?:\/\/[^\\]+|mailto:[^\\]+|#[^\\]*|(?:\/(?:[\w-][\w.-]*\/?)*|(?:\.{1,2}\/)*[\w-][\w./-]*\.mdx?)(?:[?#][^\\]*)?)$/;
/** The route of a page within its docs, which may contain brand variables. */
const SLUG = /^\/(?:[\w{-][\w.{}-]*\/?)*$/;
/** An image on this site. */
const IMAGE = /^\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/;

type Attribute = JsxElement['attributes'][number];

function attributeProblem(attribute: Attribute, allowed: readonly string[]): Omit<Problem, 'line'> | undefined {
  if (attribute.type !== 'mdxJsxAttribute')
    return { message: `expression {${attribute.value}} in an element`, hint: 'write attribute values as text in quotation marks' };
  const { name, value } = attribute;
  if (!allowed.includes(name)) {
    const others = allowed.length === 0 ? 'remove it, because this element has no attributes' : `write one of ${allowed.join(', ')}`;
    return { message: `attribute ${name}`, hint: others };
  }
  if (typeof value === 'string') return undefined;
  return { message: `expression ${name}={${value?.value ?? ''}}`, hint: `write a text: ${name}="…"` };
}

function elementProblems({ name, attributes }: JsxElement): Omit<Problem, 'line'>[] {
  const allowed = name !== null && Object.hasOwn(ELEMENTS, name) ? ELEMENTS[name] : undefined;
  if (allowed !== undefined) return attributes.flatMap((attribute) => attributeProblem(attribute, allowed) ?? []);
  if (name === 'Part') return [{ message: 'element <Part> in a text', hint: 'write <Part of="name" /> on a separate line' }];
  return [{ message: `element <${name ?? ''}>`, hint: `write Markdown, or one of ${Object.keys(ELEMENTS).join(', ')}` }];
}

/**
 * True for a comment or a variable. The syntax tree is checked because it is what runs. It can differ from the text, because the build has
 * removed the characters that mark values.
 */
const isHarmless = ({ value, data }: Extract<Nodes, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>): boolean =>
  data?.estree?.body.length === 0 || VARIABLE.test(value);

const firstLine = (text: string): string => text.trim().split('\n')[0] ?? '';

/** Problems with a single node, without its children. */
function nodeProblems(node: Nodes): Omit<Problem, 'line'>[] {
  // Nodes that aren't listed here are text and its structure.
  // eslint-disable-next-line @typescript-eslint/switch-exhaustiveness-check
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return elementProblems(node);
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      if (isHarmless(node)) return [];
      return [
        {
          message: `expression {${firstLine(node.value)}}`,
          hint: 'write a variable such as {brand.product}, or escape literal braces with a backslash or code',
        },
      ];
    case 'mdxjsEsm':
      return [{ message: `"${firstLine(node.value)}" is code`, hint: 'remove it, because components are available on every page' }];
    case 'html':
      return [{ message: `HTML ${firstLine(node.value)}`, hint: 'write Markdown' }];
    case 'link':
    case 'definition':
      if (ADDRESS.test(node.url)) return [];
      return [
        {
          message: `link to ${JSON.stringify(node.url)}`,
          hint: 'write https://…, mailto:…, #heading, the route of a page, or its file with .md',
        },
      ];
    case 'image':
      if (IMAGE.test(node.url)) return [];
      return [
        {
          message: `image ${JSON.stringify(node.url)}`,
          hint: 'put the file below static/, and write its path relative to that folder: /img/…',
        },
      ];
    case 'imageReference':
      return [{ message: `image [${node.label ?? node.identifier}]`, hint: 'write its address here: ![text](/img/…)' }];
    case 'containerDirective':
      if (Object.keys(node.attributes ?? {}).length === 0) return [];
      return [{ message: `attributes of :::${node.name}`, hint: `write the title in brackets: :::${node.name}[Title]` }];
    case 'heading':
      // The framework writes the title text into a module without escaping backslashes.
      if (node.depth > 1 || !toString(node).includes('\\')) return [];
      return [{ message: 'backslash in a heading of level 1', hint: 'write ##, because the title comes from the front matter' }];
    default:
      return [];
  }
}

/** All texts in a value of any structure. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** An invisible character in a text of the node, including one that is written as a reference such as `&#x202E;`. */
function invisibleProblems(node: Nodes): Omit<Problem, 'line'>[] {
  const own = Object.entries(node).filter(([key]) => !['children', 'position', 'data'].includes(key));
  const found = textsIn(own.map(([, value]: [string, unknown]) => value)).flatMap((text) => invisibleIn(text)?.name ?? []);
  return found
    .slice(0, 1)
    .map((name) => ({ message: `invisible character ${name}`, hint: 'delete it, because it can hide or reverse the text that is shown' }));
}

/** Everything in a page that isn't allowed, with line and column. */
export function pageCodeProblems(tree: Nodes): Problem[] {
  const problems: Problem[] = [];
  visit(tree, (node) => {
    const { line = 1, column } = node.position?.start ?? {};
    problems.push(...[...nodeProblems(node), ...invisibleProblems(node)].map((problem) => ({ line, column, ...problem })));
  });
  return problems;
}

/**
 * Rejects front matter keys that change how the framework compiles a page or where the page leads. Also rejects values that the framework
 * writes into a module without escaping backslashes, and values that wouldn't be a single visible line in lists of pages.
 */
export function frontMatterCode(values: Readonly<Record<string, unknown>>): { readonly key: string; readonly problem: Problem }[] {
  return Object.entries(values).flatMap(([key, value]) => {
    if (!FRONT_MATTER_KEYS.includes(key)) {
      const hint = ['draft', 'unlisted'].includes(key)
        ? 'remove it, because every page is published'
        : `use one of ${FRONT_MATTER_KEYS.join(', ')}`;
      return [{ key, problem: { message: `front matter contains ${key}`, hint } }];
    }
    const invisible = textsIn(value).flatMap((text) => invisibleInLine(text) ?? [])[0];
    if (invisible !== undefined)
      return [{ key, problem: { message: `${invisible} in ${key} of the front matter`, hint: 'write visible characters on one line' } }];
    if (key === 'slug' && !(typeof value === 'string' && SLUG.test(value)))
      return [{ key, problem: { message: `slug ${JSON.stringify(value)}`, hint: 'write a path of names such as /guides/object-lock' } }];
    // JSON writes only a backslash as two.
    if (!/\\\\/.test(JSON.stringify(value))) return [];
    return [{ key, problem: { message: `backslash in ${key} of the front matter`, hint: 'remove it' } }];
  });
}
