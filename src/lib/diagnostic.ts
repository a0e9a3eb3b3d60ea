/** The one form in which checks, build steps and commands say what is wrong in a file. */
import type { VFile } from 'vfile';

/** Something wrong in a file. */
export interface Diagnostic {
  /** Path from the root of the project, with forward slashes. */
  readonly file: string;
  /** Line of the file, from 1; absent where the whole file is meant. */
  readonly line?: number | undefined;
  /** Column of the line, from 1; absent where the whole line is meant. */
  readonly column?: number | undefined;
  /** What is wrong: what was expected and what was found; without file and line. */
  readonly message: string;
  /** What to do about it. */
  readonly hint?: string | undefined;
}

/** A diagnostic of a file that the receiver knows. */
export type Problem = Omit<Diagnostic, 'file'>;

/** One line a diagnostic, in the form that editors and terminals link: `file:line:column: message — hint`. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.map(({ file, line, column, message, hint }) => {
    const place = [file, line, column].filter((part) => part !== undefined).join(':');
    return `${place}: ${message}${hint === undefined ? '' : ` — ${hint}`}`;
  });
}

/** The problems as diagnostics of one file. */
export function inFile(file: string, problems: readonly Problem[]): Diagnostic[] {
  return problems.map((problem) => ({ file, ...problem }));
}

/** Thrown where work on a file cannot go on; its message is the formatted diagnostics. */
export class DiagnosticError extends Error {
  override name = 'DiagnosticError';

  constructor(readonly diagnostics: readonly Diagnostic[]) {
    super(formatDiagnostics(diagnostics).join('\n'));
    // The diagnostics are the whole story for whoever wrote the file; a stack would hide them.
    this.stack = this.message;
  }
}

/**
 * Ends the build of a page with all its problems at once; does nothing where there are none.
 *
 * @param rule name of the check, shown with the message
 * @throws VFileMessage at the first problem, listing every problem with file and line
 */
export function failWith(file: VFile, problems: readonly Problem[], rule: string): void {
  const [first] = problems;
  if (!first) return;
  const list = formatDiagnostics(inFile(file.path, problems)).join('\n');
  file.fail(list, { place: { line: first.line ?? 1, column: first.column ?? 1 }, source: 'ds3-docs', ruleId: rule });
}
