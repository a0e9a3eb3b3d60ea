/** Shared parts of the page commands: the folder that they work in, Git, and how they read their arguments. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { DiagnosticError } from '../src/lib/diagnostic';
import { UsageError } from '../src/lib/usage-error';

/** The project folder. */
export const project = fileURLToPath(new URL('..', import.meta.url));

/** @returns the output of git */
export const git = (cwd: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

/** Files in a working tree, including uncommitted files but not those that Git ignores. */
export const workingFiles = (root: string): string[] =>
  git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard')
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(root, file)));

type Options = Readonly<Record<string, { type: 'string' | 'boolean' }>>;

/**
 * Reads a command's arguments, and reports errors without a stack trace.
 * @param options command-line options in addition to `--help`
 * @param work the command's work; may throw a UsageError or a DiagnosticError
 * @param least minimum number of arguments other than options
 * @param most maximum number of arguments other than options
 */
export async function runCommand<Own extends Options>(
  name: string,
  usage: string,
  options: Own,
  work: (
    given: readonly string[],
    values: ReturnType<typeof parseArgs<{ allowPositionals: true; options: Own }>>['values'],
  ) => void | Promise<void>,
  { least = 1, most = Infinity }: { readonly least?: number; readonly most?: number } = {},
): Promise<void> {
  try {
    if (process.argv.some((argument) => ['-h', '--help'].includes(argument))) {
      console.log(usage);
      return;
    }
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    if (positionals.length < least) throw new UsageError(`Missing arguments\n\n${usage}`);
    if (positionals.length > most)
      throw new UsageError(`Unexpected argument ${positionals[most]}: put a name with spaces in quotation marks\n\n${usage}`);
    await work(positionals, values);
  } catch (error) {
    const isUnknownOption = error instanceof TypeError && 'code' in error;
    if (!(isUnknownOption || error instanceof UsageError || error instanceof DiagnosticError)) throw error;
    console.error(`${name}: ${error.message}${isUnknownOption ? `\n\n${usage}` : ''}`);
    process.exitCode = 2;
  }
}
