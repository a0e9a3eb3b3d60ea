/**
 * Defines what a page can contain. Pages are data that is shown but never executed. If a page's code ran during the build, it could read
 * the build machine's files and environment, and in the reader's browser, the page's policy would allow it by its hash. Only build
 * transforms write highlighted HTML and marks for tested blocks.
 * The build applies this to every page that it compiles (`src/markdown/page-code`), and the page checks apply it to all pages.
 */
import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { FEATURES, isFeature } from '../site/features';
import type { Problem } from './diagnostic';
import { invisibleIn, invisibleInLine } from './invisible';
import type { JsxElement } from './jsx-element';

/** Elements that pages can contain, and their attributes. `<Part>` and `<If>` have already been replaced with their text. */
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

/** Containers that the framework renders as admonitions. */
export const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'];

/**
 * Front matter keys for the catalog are `category`, `labels`, `aliases`, and `check`. `needs` is the feature without which the site doesn't
 * have the page. Translations also have `source_fingerprint`.
 */
const FRONT_MATTER_KEYS: readonly string[] = [
  'title',
  'description',
  'sidebar_label',
  'slug',
  'needs',
  'hide_table_of_contents',
  'sidebar_position',
  'category',
  'labels',
  'aliases',
  'check',
  'source_fingerprint',
];

/** A variable. The build has already filled in all known variables, and rejects any others. */
const VARIABLE = /^(?:brand|reader)\.\w+$/;
/** A web page, an email address, an anchor on this page, a route on this site, or another page's file. */
const ADDRESS = /^(?:https?:\/\/[^\\]+|mailto:[^\\]+|#[^\\]*|(?:\/(?:[\w-][\w.-]*\/?)*|(?:\.{1,2}\/)*[\w-][\w./-]*\.mdx?)(?:[?#][^\\]*)?)$/;
/** A page's route within its docs, which can contain brand variables. */
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
  return { message: `expression ${name}={${value?.value ?? ''}}`, hint: `write text: ${name}="…"` };
}

function elementProblems({ name, attributes }: JsxElement): Omit<Problem, 'line'>[] {
  const allowed = name !== null && Object.hasOwn(ELEMENTS, name) ? ELEMENTS[name] : undefined;
  if (allowed !== undefined) return attributes.flatMap((attribute) => attributeProblem(attribute, allowed) ?? []);
  if (name === 'Part') return [{ message: 'element <Part> inside text', hint: 'write <Part of="name" /> on a separate line' }];
  return [{ message: `element <${name ?? ''}>`, hint: `write Markdown, or one of ${[...Object.keys(ELEMENTS), 'If', 'Part'].join(', ')}` }];
}

/**
 * Returns whether an expression is a comment or a variable. The syntax tree is checked, because it's what is executed. It can differ from
 * the text, because the build has removed the characters that mark values.
 */
const isHarmless = ({ value, data }: Extract<Nodes, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>): boolean =>
  data?.estree?.body.length === 0 || VARIABLE.test(value);

const firstLine = (text: string): string => text.trim().split('\n')[0] ?? '';

/** Returns the problems in a single node, without its children. */
function nodeProblems(node: Nodes): Omit<Problem, 'line'>[] {
  // All other nodes are text and its structure.
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
      if (!ADMONITIONS.includes(node.name))
        return [{ message: `unknown admonition :::${node.name}`, hint: 'write note, tip, warning, or danger' }];
      if (Object.keys(node.attributes ?? {}).length === 0) return [];
      return [{ message: `attributes of :::${node.name}`, hint: `write the title in brackets: :::${node.name}[Title]` }];
    case 'heading':
      // The framework writes the title into a module without escaping backslashes.
      if (node.depth > 1 || !toString(node).includes('\\')) return [];
      return [{ message: 'backslash in a heading of level 1', hint: 'write ##, because the title comes from the front matter' }];
    default:
      return [];
  }
}

/** Returns all texts in a value with any structure. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Finds an invisible character in the node's text, even if it's written as a character reference such as `&#x202E;`. */
function invisibleProblems(node: Nodes): Omit<Problem, 'line'>[] {
  const own = Object.entries(node).filter(([key]) => !['children', 'position', 'data'].includes(key));
  const found = textsIn(own.map(([, value]: [string, unknown]) => value)).flatMap((text) => invisibleIn(text)?.name ?? []);
  return found
    .slice(0, 1)
    .map((name) => ({ message: `invisible character ${name}`, hint: 'delete it, because it can hide or reverse the text that is shown' }));
}

/** Returns everything on a page that isn't allowed, with its line and column. */
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
 * writes into a module without escaping backslashes, and values that wouldn't appear as a single visible line in page lists.
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
    if (key === 'needs' && !isFeature(value))
      return [{ key, problem: { message: `unknown feature ${JSON.stringify(value)}`, hint: `use one of ${FEATURES.join(', ')}` } }];
    // In JSON, only a backslash is written as two backslashes.
    if (!/\\\\/.test(JSON.stringify(value))) return [];
    return [{ key, problem: { message: `backslash in ${key} of the front matter`, hint: 'remove it' } }];
  });
}
