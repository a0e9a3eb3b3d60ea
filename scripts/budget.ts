/**
 * Part of `npm run lint`: counts each module's lines of code, and compares them with `scripts/budget.yaml`. Tests, checks, their helpers
 * (`testing/`), fixtures and the benchmark don't count.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { workingFiles } from './command';

/** File with the maximum number of lines for each module. */
const FILE = 'scripts/budget.yaml';

const COUNTED = /\.(?:tsx?|mjs|js|css|sh)$/;
const NOT_COUNTED = /\.(?:test|suite|check)\.|\/(?:testing|fixtures|bench)\/|^e2e\/|^(?:.*\/)?testing\.tsx?$/;

/** The module that a file belongs to: the longest path in the budget that contains the file or equals it. */
export const moduleOf = (file: string, modules: readonly string[]): string | undefined =>
  modules.filter((name) => file === name || file.startsWith(`${name}/`)).sort((one, other) => other.length - one.length)[0];

/**
 * @param budget lines by module
 * @param files lines by file
 * @returns problems, one sentence each
 */
export function overruns(budget: Readonly<Record<string, number>>, files: ReadonlyMap<string, number>): string[] {
  const modules = Object.keys(budget);
  const used = new Map<string, number>();
  const problems: string[] = [];
  for (const [file, lines] of files) {
    const name = moduleOf(file, modules);
    if (name === undefined) problems.push(`${file}: this file isn’t in any module of ${FILE}; add a line for its folder`);
    else used.set(name, (used.get(name) ?? 0) + lines);
  }
  for (const [name, allowed] of Object.entries(budget)) {
    const lines = used.get(name);
    if (lines === undefined) problems.push(`${FILE}: ${name} contains no code; remove its line`);
    else if (lines > allowed)
      problems.push(
        `${name}: ${lines} lines of code, but ${FILE} allows ${allowed}. Make it smaller, or raise the limit and explain why in a comment.`,
      );
  }
  return problems;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = workingFiles('.').filter((file) => COUNTED.test(file) && !NOT_COUNTED.test(file));
  const lines = new Map(files.map((file) => [file, readFileSync(file, 'utf8').split('\n').length - 1]));
  const problems = overruns(parse(readFileSync(FILE, 'utf8')) as Record<string, number>, lines);
  for (const problem of problems) console.error(`budget: ${problem}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
