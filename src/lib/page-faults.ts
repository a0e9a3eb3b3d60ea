import type { VFile } from 'vfile';

/** Something wrong in a page, at a line of its file. */
export interface Fault {
  /** What is wrong, what was expected and how to cure it; without file and line. */
  readonly message: string;
  /** Line of the file, from 1. */
  readonly line: number;
}

/**
 * Ends the build of a page with all its faults at once; does nothing where there are none.
 *
 * @param rule name of the check, shown with the message
 * @throws VFileMessage at the first fault, listing every fault with file and line
 */
export function failWith(file: VFile, faults: readonly Fault[], rule: string): void {
  const [first] = faults;
  if (!first) return;
  const list = faults.map(({ message, line }) => `${file.path}:${line}: ${message}`).join('\n');
  file.fail(list, { place: { line: first.line, column: 1 }, source: 'ds3-docs', ruleId: rule });
}
