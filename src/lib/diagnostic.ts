/** The format that all checks, build steps, and commands use to report problems in files. */
import type { VFile } from 'vfile';

/** A problem in a file. */
export interface Diagnostic {
  /** Path relative to the project root, with forward slashes. */
  readonly file: string;
  /** Line number in the file, starting at 1. Absent if the problem concerns the entire file. */
  readonly line?: number | undefined;
  /** Column in the line, starting at 1. Absent if the problem concerns the entire line. */
  readonly column?: number | undefined;
  /** What was expected and what was found, without the file and line number. */
  readonly message: string;
  /** How to fix the problem. */
  readonly hint?: string | undefined;
}

/** A diagnostic without its file, for callers that know the file. */
export type Problem = Omit<Diagnostic, 'file'>;

/** Formats each diagnostic as one line, which editors and terminals turn into a link: `file:line:column: message — hint`. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.map(({ file, line, column, message, hint }) => {
    const place = [file, line, column].filter((part) => part !== undefined).join(':');
    return `${place}: ${message}${hint === undefined ? '' : ` — ${hint}`}`;
  });
}

/** Converts a file's problems to diagnostics. */
export function inFile(file: string, problems: readonly Problem[]): Diagnostic[] {
  return problems.map((problem) => ({ file, ...problem }));
}

/** Thrown if a file can't be processed any further. The message contains the formatted diagnostics. */
export class DiagnosticError extends Error {
  override name = 'DiagnosticError';

  constructor(readonly diagnostics: readonly Diagnostic[]) {
    super(formatDiagnostics(diagnostics).join('\n'));
    // Authors need only the diagnostics. A stack trace would make them hard to find.
    this.stack = this.message;
  }
}

/** Returns the diagnostics that a function finds, or those of the `DiagnosticError` that it throws. */
export function diagnosticsOf(find: () => readonly Diagnostic[]): readonly Diagnostic[] {
  try {
    return find();
  } catch (error) {
    if (error instanceof DiagnosticError) return error.diagnostics;
    throw error;
  }
}

/**
 * Fails a page's build with all of the page's problems at once. Does nothing if there are none.
 *
 * @param rule name of the check, which appears in the message
 * @throws VFileMessage at the first problem, listing every problem with its file and line number
 */
export function failWith(file: VFile, problems: readonly Problem[], rule: string): void {
  const [first] = problems;
  if (!first) return;
  const list = formatDiagnostics(inFile(file.path, problems)).join('\n');
  file.fail(list, { place: { line: first.line ?? 1, column: first.column ?? 1 }, source: 'ds3-docs', ruleId: rule });
}
