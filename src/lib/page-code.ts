/**
 * What a page may contain. Pages are data: they are shown and never run, neither when the site is built (expressions, imports and
 * front matter could read the builder's files and environment) nor in the reader's browser (the policy of the page would
 * permit its scripts by their hashes). Only the transforms of the build write highlighted HTML and marks of tested blocks.
 *
 * The build applies this to every page that it compiles (`src/markdown/page-code`), and the checks of pages to every page.
 */
import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Problem } from './diagnostic';
import { invisibleIn, invisibleInLine } from './invisible';
import type { JsxElement } from './jsx-element';

/** The elements that pages may contain, with their attributes. `<Part>` has been replaced by its text before. */
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
  TabItem: ['value', 'label'],
  Tabs: ['groupId'],
  UsageEstimate: [],
  WorkedTable: ['of'],
};

/** Front matter for the catalogue: `category`, `labels`, `aliases` and `check`; on translations `source_fingerprint`. */
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

/** A variable. The build has replaced all that it knows, and rejects the others. */
const VARIABLE = /^(?:brand|reader)\.\w+$/;
/** A page of the web, a mail address, a place on this page, a route of this site, or the file of another page. */
const ADDRESS = /^(?:https?:\/\/[^\\]+|mailto:[^\\]+|#[^\\]*|(?:\/(?:[\w-][\w.-]*\/?)*|(?:\.{1,2}\/)*[\w-][\w./-]*\.mdx?)(?:[?#][^\\]*)?)$/;
/** The route of a page below its documentation, with variables of the brand. */
const SLUG = /^\/(?:[\w{-][\w.{}-]*\/?)*$/;
/** An image of this site. */
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
 * True for a comment and for a variable. What runs is the syntax tree, which can differ from the text: the build has taken the
 * characters that mark values out of that.
 */
const isHarmless = ({ value, data }: Extract<Nodes, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>): boolean =>
  data?.estree?.body.length === 0 || VARIABLE.test(value);

const firstLine = (text: string): string => text.trim().split('\n')[0] ?? '';

/** What is wrong with one node, without its children. */
function nodeProblems(node: Nodes): Omit<Problem, 'line'>[] {
  // What is not named here is text and its structure.
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
      // The framework writes the text of a title into a module without escaping backslashes.
      if (node.depth > 1 || !toString(node).includes('\\')) return [];
      return [{ message: 'backslash in a heading of level 1', hint: 'write ##, because the title comes from the front matter' }];
    default:
      return [];
  }
}

/** Every text in a value of any shape. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** A character that nobody sees in a text of the node, also one that is written as a reference such as `&#x202E;`. */
function invisibleProblems(node: Nodes): Omit<Problem, 'line'>[] {
  const own = Object.entries(node).filter(([key]) => !['children', 'position', 'data'].includes(key));
  const found = textsIn(own.map(([, value]: [string, unknown]) => value)).flatMap((text) => invisibleIn(text)?.name ?? []);
  return found
    .slice(0, 1)
    .map((name) => ({ message: `invisible character ${name}`, hint: 'delete it, because it can hide or reverse the text that is shown' }));
}

/** Everything that a page must not contain, with line and column. */
export function pageCodeProblems(tree: Nodes): Problem[] {
  const problems: Problem[] = [];
  visit(tree, (node) => {
    const { line = 1, column } = node.position?.start ?? {};
    problems.push(...[...nodeProblems(node), ...invisibleProblems(node)].map((problem) => ({ line, column, ...problem })));
  });
  return problems;
}

/**
 * Keys of front matter that change how the framework compiles a page or where it leads, and values that it writes into a
 * module without escaping backslashes, or that would not be one visible line in lists of pages.
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
    // In JSON only a backslash is written as two.
    if (!/\\\\/.test(JSON.stringify(value))) return [];
    return [{ key, problem: { message: `backslash in ${key} of the front matter`, hint: 'remove it' } }];
  });
}
