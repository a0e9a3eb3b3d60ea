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

/** @param siteDir folder of the project, from which files are named in errors */
export function markdownVariables(variables: Variables, siteDir: string): Hooks {
  const fill = (text: string, file: string): string => substitute(text, variables, path.relative(siteDir, file));
  return {
    preprocessor: ({ fileContent, filePath }) => fill(fileContent, filePath),
    parseFrontMatter: async ({ fileContent, filePath, defaultParseFrontMatter }) =>
      defaultParseFrontMatter({ fileContent: fill(fileContent, filePath), filePath }),
  };
}
