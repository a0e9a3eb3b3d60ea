/**
 * Brand and reader variables in Markdown, as the framework's own two hooks.
 *
 * Both see the whole file before it is parsed, so text, headings, links, front matter and
 * code blocks are covered by one substitution, and an error has the file's own line.
 */
import path from 'node:path';
import type { MarkdownConfig } from '@docusaurus/types';
import { substitute, type Variables } from '../lib/substitute';

type Hooks = Required<Pick<MarkdownConfig, 'preprocessor' | 'parseFrontMatter'>>;

/** Gives the text of a file that is published in its place; mostly its own. */
type PageText = (file: string, text: string) => string;

/**
 * @param siteDir  folder of the project, from which files are named in errors
 * @param textOf   chooses the text of a file before variables are filled in
 */
export function markdownVariables(variables: Variables, siteDir: string, textOf: PageText): Hooks {
  const fill = (text: string, file: string): string => substitute(textOf(file, text), variables, path.relative(siteDir, file));
  return {
    preprocessor: ({ fileContent, filePath }) => fill(fileContent, filePath),
    parseFrontMatter: async ({ fileContent, filePath, defaultParseFrontMatter }) =>
      defaultParseFrontMatter({ fileContent: fill(fileContent, filePath), filePath }),
  };
}
