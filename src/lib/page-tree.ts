/**
 * A page as a tree: Markdown with JSX, directives, tables, maths and pinned heading ids.
 * The same syntax as the framework's; see https://github.com/syntax-tree/mdast for the nodes.
 */
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkDirective).use(remarkMdx).use(remarkGfm).use(remarkMath);

/** `{#id}` at the end of a heading is JSX to the parser until its brace is escaped. */
const HEADING_ID = /^([ \t]*#{1,6}[ \t].*?)\{(#[\w-]+\})[ \t]*$/gm;
/** So are variables in running text; as words they stay in the tree. */
const VARIABLE = /\{((?:brand|reader)\.[\w.]+)\}/g;

/** Marks of a variable in the tree: characters that stand in no page. */
export const VARIABLE_MARKS = ['⟦', '⟧'] as const;

/**
 * @param text whole file; lines keep their numbers. `{brand.x}` becomes `⟦brand.x⟧`.
 * @throws VFileMessage with line and reason for a page that is no MDX
 */
export function parsePage(text: string): Root {
  return parser.parse(text.replace(HEADING_ID, '$1\\{$2').replace(VARIABLE, `${VARIABLE_MARKS[0]}$1${VARIABLE_MARKS[1]}`));
}
