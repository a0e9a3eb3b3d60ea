import { readFileSync } from 'node:fs';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { DiagnosticError, type Problem } from '../../lib/diagnostic';
import { frontMatterCode, pageCodeProblems } from '../../lib/page-code';

export interface PageCodeOptions {
  /** The published page for a compiled text: the file that it comes from, and the line in that file for a line of the compiled text. */
  readonly publishedPage: (file: string, text: string) => { readonly file: string; readonly lineInFile: (line: number) => number };
}

function frontMatterProblems({ data, value }: VFile): Problem[] {
  const lines = String(value).split('\n');
  return frontMatterCode((data.frontMatter ?? {}) as Readonly<Record<string, unknown>>).map(({ key, problem }) => ({
    line: Math.max(1, lines.findIndex((line) => line.startsWith(`${key}:`)) + 1),
    column: 1,
    ...problem,
  }));
}

/**
 * Fails the build if a page contains more than `src/lib/page-code.ts` permits. Must run after the marks of values have been removed, so
 * that it sees the published texts, and before any plugin that writes elements into pages.
 */
export default function remarkPageCode({ publishedPage }: PageCodeOptions) {
  return (tree: Root, compiled: VFile): void => {
    const problems = [...frontMatterProblems(compiled), ...pageCodeProblems(tree)];
    if (problems.length === 0) return;
    const { file, lineInFile } = publishedPage(compiled.path, readFileSync(compiled.path, 'utf8'));
    throw new DiagnosticError(problems.map((problem) => ({ file, ...problem, line: lineInFile(problem.line ?? 1) })));
  };
}
