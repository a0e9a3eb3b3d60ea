/**
 * Markdown as the framework reads it, as a tree: JSX, directives, tables, maths, pinned heading ids.
 * See https://github.com/syntax-tree/mdast for the nodes.
 */
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
import { DiagnosticError } from '../lib/diagnostic';
import type { JsxElement } from '../lib/jsx-element';

export interface Heading {
  /** Line of the file, from 1. */
  readonly line: number;
  readonly level: number;
  readonly text: string;
  /** The pinned id, undefined where there is none. */
  readonly id: string | undefined;
}

/** Containers that the framework shows as admonitions. */
const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'];

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkDirective).use(remarkMdx).use(remarkGfm).use(remarkMath);

/**
 * Parses a whole file; lines keep their numbers. A pinned id is no text of its heading: `headingId` reads it.
 * A variable `{brand.x}` of running text becomes an expression, in code and addresses it stays text.
 *
 * @param file       path for the error
 * @param lineInFile line of the file for a line of the text, where parts were filled in
 * @throws DiagnosticError where the file is no MDX
 */
export function parseMarkdown(text: string, file: string, lineInFile = (line: number): number => line): Root {
  try {
    const tree = parser.parse(admonitionTitleToDirectiveLabel(escapeMarkdownHeadingIds(text), ADMONITIONS));
    visit(tree, 'heading', takeId);
    visit(tree, ({ position }) => {
      if (!position) return;
      position.start.line = lineInFile(position.start.line);
      position.end.line = lineInFile(position.end.line);
    });
    return tree;
  } catch (error) {
    if (!(error instanceof Error) || !('reason' in error)) throw error;
    const line = 'line' in error && typeof error.line === 'number' ? error.line : 1;
    const message = `cannot be read as MDX: ${String(error.reason)}`;
    throw new DiagnosticError([
      { file, line: lineInFile(line), message, hint: 'put braces and angle brackets of prose in code, or escape them with a backslash' },
    ]);
  }
}

/** Moves the pinned id of a heading from its text to where the framework keeps it. */
function takeId(heading: Extract<Nodes, { type: 'heading' }>): void {
  const last = heading.children.at(-1);
  if (last?.type !== 'text') return;
  const { text, id } = parseMarkdownHeadingId(last.value);
  if (id === undefined) return;
  last.value = text;
  heading.data = { hProperties: { id } };
}

/** The pinned id of a heading, undefined where there is none. */
export function headingId(heading: Extract<Nodes, { type: 'heading' }>): string | undefined {
  const id = heading.data?.hProperties?.id;
  return typeof id === 'string' ? id : undefined;
}

/** First line of a node, from 1. */
export const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;

/** Every node of these types, in order. */
export function nodesOf<T extends Nodes['type']>(tree: Nodes, ...types: readonly T[]): Extract<Nodes, { type: T }>[] {
  const found: Nodes[] = [];
  visit(tree, (node) => {
    if ((types as readonly string[]).includes(node.type)) found.push(node);
  });
  return found as Extract<Nodes, { type: T }>[];
}

/** Every heading, in order. */
export const headingsOf = (tree: Root): Heading[] =>
  nodesOf(tree, 'heading').map((node) => ({ line: lineOf(node), level: node.depth, text: toString(node), id: headingId(node) }));

/** Every element of JSX with this name, or of any name, in order. */
export const elementsOf = (tree: Nodes, name?: string): JsxElement[] =>
  nodesOf(tree, 'mdxJsxFlowElement', 'mdxJsxTextElement').filter((element) => name === undefined || element.name === name);
