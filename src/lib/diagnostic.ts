/** The common format in which checks, build steps and commands report problems in files. */
import type { VFile } from 'vfile';

/** A problem in a file. */
export interface Diagnostic {
  /** Path relative to the root of the project, with forward slashes. */
  readonly file: string;
  /** Line number in the file, from 1. Absent if the problem concerns the whole file. */
  readonly line?: number | undefined;
  /** Column in the line, from 1. Absent if the problem concerns the whole line. */
  readonly column?: number | undefined;
  /** The problem: what was expected and what was found, without the file and line number. */
  readonly message: string;
  /** How to fix the problem. */
  readonly hint?: string | undefined;
}

/** A diagnostic without its file, which the receiver knows. */
export type Problem = Omit<Diagnostic, 'file'>;

/** One line per diagnostic, in a format that editors and terminals turn into links: `file:line:column: message — hint`. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.map(({ file, line, column, message, hint }) => {
    const place = [file, line, column].filter((part) => part !== undefined).join(':');
    return `${place}: ${message}${hint === undefined ? '' : ` — ${hint}`}`;
  });
}

/** Converts problems to diagnostics of one file. */
export function inFile(file: string, problems: readonly Problem[]): Diagnostic[] {
  return problems.map((problem) => ({ file, ...problem }));
}

/** Thrown if work on a file can't continue. The message is the formatted diagnostics. */
export class DiagnosticError extends Error {
  override name = 'DiagnosticError';

  constructor(readonly diagnostics: readonly Diagnostic[]) {
    super(formatDiagnostics(diagnostics).join('\n'));
    // The diagnostics are all that the author of the file needs. A stack trace would hide them.
    this.stack = this.message;
  }
}

/**
 * Fails the build of a page with all its problems at once. Does nothing if there are none.
 *
 * @param rule name of the check, which is shown with the message
 * @throws VFileMessage at the first problem, listing every problem with its file and line number
 */
export function failWith(file: VFile, problems: readonly Problem[], rule: string): void {
  const [first] = problems;
  if (!first) return;
  const list = formatDiagnostics(inFile(file.path, problems)).join('\n');
  file.fail(list, { place: { line: first.line ?? 1, column: first.column ?? 1 }, source: 'ds3-docs', ruleId: rule });
}
