/** Reads a page as the framework does: Markdown with JSX, directives and pinned heading ids. */
import { admonitionTitleToDirectiveLabel, escapeMarkdownHeadingIds, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parse as parseYaml, YAMLParseError } from 'yaml';
import { substitute, UnknownVariableError, type Variables } from '../lib/substitute';
import { routeOf } from './routes';
import type { Fault, Heading, Page, Place } from './types';

const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'];

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkDirective).use(remarkMdx).use(remarkGfm).use(remarkMath);

/** First line of a node, from 1. */
export const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;

/**
 * @param source text of the file
 * @param variables names to values; a line with an unknown name is left as it is, the check `variables` reports it
 */
export function readPage(place: Place, source: string, variables: Variables): Page {
  const text = source
    .split('\n')
    .map((line) => substituteLine(line, variables))
    .join('\n');
  const { tree, faults } = parseMarkdown(text);
  const matter = readFrontMatter(tree);
  const headings = readHeadings(tree);
  return {
    ...place,
    source,
    tree,
    headings,
    frontMatter: matter.values,
    anchors: new Set([...headings.flatMap(({ id }) => id ?? []), ...elementIds(tree)]),
    route: routeOf(place, matter.values.slug),
    unreadable: [...faults, ...matter.faults],
  };
}

function substituteLine(line: string, variables: Variables): string {
  try {
    return substitute(line, variables, '');
  } catch (error) {
    if (error instanceof UnknownVariableError) return line;
    throw error;
  }
}

function parseMarkdown(text: string): { tree: Root; faults: Fault[] } {
  try {
    return { tree: parser.parse(admonitionTitleToDirectiveLabel(escapeMarkdownHeadingIds(text), ADMONITIONS)), faults: [] };
  } catch (error) {
    if (!(error instanceof Error) || !('reason' in error)) throw error;
    const line = 'line' in error && typeof error.line === 'number' ? error.line : 1;
    return {
      tree: { type: 'root', children: [] },
      faults: [
        {
          line,
          message: `cannot be read as MDX: ${String(error.reason)}`,
          cure: 'put braces and angle brackets of prose in code, or escape them with a backslash',
        },
      ],
    };
  }
}

function readFrontMatter(tree: Root): { values: Record<string, unknown>; faults: Fault[] } {
  const node = tree.children[0];
  if (node?.type !== 'yaml') return { values: {}, faults: [] };
  try {
    const values: unknown = parseYaml(node.value);
    return { values: typeof values === 'object' && values !== null ? { ...values } : {}, faults: [] };
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    const line = lineOf(node) + (error.linePos?.[0].line ?? 0);
    return {
      values: {},
      faults: [{ line, message: `front matter is not YAML: ${error.message.split('\n')[0]}`, cure: 'put the value in quotation marks' }],
    };
  }
}

function readHeadings(tree: Root): Heading[] {
  const headings: Heading[] = [];
  visit(tree, 'heading', (node) => {
    const { text, id } = parseMarkdownHeadingId(toString(node));
    headings.push({ line: lineOf(node), level: node.depth, text, id });
  });
  return headings;
}

/** Ids that the page gives to elements itself: `<dt id="nexus">`. */
function elementIds(tree: Root): string[] {
  return elements(tree)
    .map((element) => attribute(element, 'id'))
    .filter((id) => typeof id === 'string');
}

/** An element of JSX in a page. */
export type JsxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** Value of an attribute: its text, true for one whose value is an expression, undefined where it is absent. */
export function attribute(element: JsxElement, name: string): string | true | undefined {
  for (const candidate of element.attributes) {
    if (candidate.type !== 'mdxJsxAttribute' || candidate.name !== name) continue;
    return typeof candidate.value === 'string' ? candidate.value : true;
  }
  return undefined;
}

/** Every element of JSX, in order. */
export function elements(tree: Root): JsxElement[] {
  const found: JsxElement[] = [];
  visit(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') found.push(node);
  });
  return found;
}
