/**
 * Parses Markdown into a tree like the framework does, with support for JSX, directives, tables, math, and pinned heading IDs. See
 * https://github.com/syntax-tree/mdast for the node types.
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
import { ADMONITIONS } from '../lib/page-code';

export interface Heading {
  /** Line number in the file, starting at 1. */
  readonly line: number;
  readonly level: number;
  readonly text: string;
  /** The pinned ID, or undefined if there is none. */
  readonly id: string | undefined;
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkDirective).use(remarkMdx).use(remarkGfm).use(remarkMath);

/** A parser message about an element without an end, whose own position is that of the text around the element, if it has one. */
const UNCLOSED = /^(?:Expected a|Unexpected .* expected corresponding) closing tag for `<([^>]+)>` \((\d+):/;

/**
 * Parses an entire file. Lines keep their numbers. A pinned ID isn't part of its heading's text; use `headingId` to get it. A variable
 * `{brand.x}` becomes an expression in running text, but stays text in code and URLs.
 *
 * @param file       path of the file, for error messages
 * @param lineInFile converts a line number in the text to one in the file, if parts were included
 * @throws DiagnosticError if the file isn't valid MDX
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
    const [, element, opened] = UNCLOSED.exec(String(error.reason)) ?? [];
    const line = Number(opened ?? ('line' in error ? (error.line ?? 1) : 1));
    const literal = 'put literal braces and angle brackets in code, or escape them with a backslash';
    const [message, hint] =
      element === undefined
        ? [
            `can’t be parsed as MDX: ${String(error.reason)}`,
            /comment/.test(String(error.reason)) ? 'write comments as {/* … */}' : literal,
          ]
        : [`<${element}> isn’t closed`, `add </${element}>, or, if it’s text, put it in code`];
    throw new DiagnosticError([{ file, line: lineInFile(line), message, hint }]);
  }
}

/** Moves a heading's pinned ID from its text to where the framework stores it. */
function takeId(heading: Extract<Nodes, { type: 'heading' }>): void {
  const last = heading.children.at(-1);
  if (last?.type !== 'text') return;
  const { text, id } = parseMarkdownHeadingId(last.value);
  if (id === undefined) return;
  last.value = text;
  heading.data = { hProperties: { id } };
}

/** Returns a heading's pinned ID, or undefined if there is none. */
export function headingId(heading: Extract<Nodes, { type: 'heading' }>): string | undefined {
  const id = heading.data?.hProperties?.id;
  return typeof id === 'string' ? id : undefined;
}

/** Returns the first line of a node, starting at 1. */
export const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;

/** Returns all nodes of these types, in page order. */
export function nodesOf<T extends Nodes['type']>(tree: Nodes, ...types: readonly T[]): Extract<Nodes, { type: T }>[] {
  const found: Nodes[] = [];
  visit(tree, (node) => {
    if ((types as readonly string[]).includes(node.type)) found.push(node);
  });
  return found as Extract<Nodes, { type: T }>[];
}

/** Returns all headings, in page order. */
export const headingsOf = (tree: Root): Heading[] =>
  nodesOf(tree, 'heading').map((node) => ({ line: lineOf(node), level: node.depth, text: toString(node), id: headingId(node) }));

/** Returns all JSX elements with this name, or all JSX elements if no name is given, in page order. */
export const elementsOf = (tree: Nodes, name?: string): JsxElement[] =>
  nodesOf(tree, 'mdxJsxFlowElement', 'mdxJsxTextElement').filter((element) => name === undefined || element.name === name);
