/**
 * Spell-checks pages in a separate program, which needs as much time as everything else that `npm run check` does. It starts before this
 * process has loaded the other checks, so it begins with the files that the command's arguments probably mean.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Diagnostic } from '../src/lib/diagnostic';
import { project, workingFiles } from './command';

/** `file:line:column - Unknown word (word) fix: (another)` */
const MISSPELT = /^(?<file>.+):(?<line>\d+):(?<column>\d+) - (?:Unknown|Misspelled) word \((?<word>[^)]+)\)/;

/** Words that aren't in any dictionary. */
async function misspelt(root: string, files: readonly string[]): Promise<Diagnostic[]> {
  if (files.length === 0) return [];
  const program = spawn(
    process.execPath,
    // The dictionaries fill the default memory for new objects many times over.
    [
      '--max-semi-space-size=64',
      path.join(project, 'node_modules/cspell/bin.mjs'),
      '--no-progress',
      '--no-summary',
      '--no-color',
      ...files,
    ],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const lines = (await text(program.stdout)).trim().split('\n');
  return lines.flatMap((found): Diagnostic[] => {
    const { file, line, column, word } = MISSPELT.exec(found)?.groups ?? {};
    if (file === undefined) return [];
    const hint = 'correct it, or, if it’s right, add it to i18n/dictionary.txt or i18n/<locale>/dictionary.txt';
    return [{ file, line: Number(line), column: Number(column), message: `“${word}” isn’t in any dictionary`, hint }];
  });
}

/** The folder and file name of a page, which are the same in every language. */
const tail = (file: string): string =>
  file
    .replace(/\.mdx?$/, '')
    .split(/[/\\]/)
    .slice(-2)
    .join('/');

/** Files of pages that have one of these names, in every language, and perhaps a few others. */
function likelyFiles(root: string, names: readonly string[]): string[] {
  const tails = new Set(names.map(tail));
  return workingFiles(root).filter((file) => /^(?:docs|composer|i18n)\/.*\.mdx?$/.test(file) && tails.has(tail(file)));
}

export type Spelling = (files: readonly string[]) => Promise<Diagnostic[]>;

/**
 * Starts the spell checker.
 * @param names page names, as in the command's arguments, or files
 * @returns a function that returns the problems in the files that turn out to be meant
 */
export function startSpelling(root: string, names: readonly string[]): Spelling {
  const likely = likelyFiles(root, names);
  const early = misspelt(root, likely);
  return async (files) => {
    const late = misspelt(
      root,
      files.filter((file) => !likely.includes(file)),
    );
    return [...(await early).filter(({ file }) => files.includes(file)), ...(await late)];
  };
}
