/** Executes a block in its page's session, and evaluates the result. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Variables } from '../../lib/substitute';
import type { Diagnostic } from '../../lib/diagnostic';
import { escapeRegExp } from '../../lib/escape';
import type { Executable } from '../../lib/info-string';
import type { Block, Output } from '../page/model';
import { matchesOutput } from './compare';
import { fileIn, type Folder } from './folder';
import type { Shell, ShellResult } from './shell';
import { fillIn } from './values';

export interface Session {
  readonly file: string;
  readonly folder: Folder;
  readonly shell: Shell;
  readonly values: Variables;
}

export interface BlockRun {
  readonly problems: readonly Diagnostic[];
  /** True if the shell has ended, which means that nothing else can run. */
  readonly lost: boolean;
}

/** Time limit for a block, in ms. The first `go run` compiles its SDK, which took over 90 s on two slow, busy cores. */
export const BLOCK_LIMIT_MS = 300_000;
/** Maximum number of output lines that a problem quotes. */
const QUOTED_LINES = 30;

const INTERPRETERS: Readonly<Record<Exclude<Executable, 'bash' | 'access'>, { readonly command: string; readonly extension: string }>> = {
  python: { command: 'python3', extension: 'py' },
  js: { command: 'node', extension: 'mjs' },
};

function quote(text: string): string {
  const lines = text.trim().split('\n');
  const shown = lines.length > QUOTED_LINES ? ['[…]', ...lines.slice(-QUOTED_LINES)] : lines;
  return shown.map((line) => `    ${line}`).join('\n');
}

/** A question in a program's output, with the reader's answer. */
const QUESTION = /^(.*?:)(?: (.*))?$/;

/**
 * Separates a program's output from the reader's input, if the page shows both. On a screen, the reader's input ends the line. However, it
 * isn't part of the output, in which the questions directly follow each other.
 */
function dialogue(text: string, { answers }: Pick<Output, 'answers'>): { printed: string; typed: string } {
  if (!answers) return { printed: text, typed: '' };
  const lines = text.split('\n').map((line) => QUESTION.exec(line) ?? [line]);
  return {
    printed: lines.map(([line, question = line]) => question).join(' '),
    typed: lines.flatMap(([, question, answer = '']) => (question === undefined ? [] : [`${answer}\n`])).join(''),
  };
}

/** Writes the block to a file if necessary, and then executes it. */
async function execute(block: Block, text: string, { file, folder, shell, values }: Session, limitMs: number): Promise<ShellResult> {
  const language = block.info.language as Exclude<Executable, 'access'>;
  const typed = block.outputs.map((output) => dialogue(fillIn(output.text, values, file), output).typed).join('');
  if (language === 'bash') return shell.run(text, limitMs, typed);
  const { command, extension } = INTERPRETERS[language];
  const name = block.info.title ?? `block-${block.line}.${extension}`;
  const saved = await shell.save(fileIn(folder, name), text);
  return saved.status === 0 ? shell.run(`${command} '${name}'`, limitMs, typed) : saved;
}

/** Returns whether an error code appears in the output as a separate word. */
const showsCode = (output: string, code: string): boolean => new RegExp(`(?<!\\w)${escapeRegExp(code)}(?!\\w)`).test(output);

/** @param fails expected error, or undefined if the block should succeed */
function statusProblem({ status, output, lost }: ShellResult, fails: string | undefined): string | undefined {
  if (lost !== undefined) return `expected the block to end, but ${lost}. It printed:\n${quote(output)}`;
  if (fails === undefined) return status === 0 ? undefined : `expected success, but the exit status was ${status}:\n${quote(output)}`;
  if (status === 0) return `expected the error ${fails}, but the block succeeded:\n${quote(output)}`;
  return showsCode(output, fails) ? undefined : `expected the error ${fails}, found another one (exit status ${status}):\n${quote(output)}`;
}

function outputProblems(block: Block, printed: string, { file, values }: Session): Diagnostic[] {
  return block.outputs.flatMap((output) => {
    const expected = dialogue(fillIn(output.text, values, file), output).printed;
    if (matchesOutput(expected, printed, output.language)) return [];
    return [{ file, line: output.line, message: `expected this output:\n${quote(expected)}\n  found:\n${quote(printed)}` }];
  });
}

/** Writes a `save` block to the file that its title names. */
export async function saveBlock(block: Block, { file, folder, shell, values }: Session): Promise<BlockRun> {
  let target: string;
  try {
    target = fileIn(folder, block.info.title ?? '');
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { problems: [{ file, line: block.line, message: error.message }], lost: false };
  }
  const saved = await shell.save(target, fillIn(block.text, values, file));
  const message = statusProblem(saved, undefined);
  return { problems: message === undefined ? [] : [{ file, line: block.line, message }], lost: saved.lost !== undefined };
}

/** Time between two attempts to run a block that waits for an effect, in ms. */
const RETRY_MS = 1_000;

/**
 * Executes a block. A block marked `eventually` is repeated until its output is as expected or the time limit is reached.
 *
 * @param limitMs time limit for this block, in ms
 */
export async function runBlock(block: Block, session: Session, limitMs: number): Promise<BlockRun> {
  const { file, values } = session;
  const { fails, eventually = false } = block.info.execution.mode === 'run' ? block.info.execution : {};
  const until = Date.now() + limitMs;
  for (;;) {
    const result = await execute(block, fillIn(block.text, values, file), session, until - Date.now());
    const message = statusProblem(result, fails);
    const problems = message === undefined ? outputProblems(block, result.output, session) : [{ file, line: block.line, message }];
    const lost = result.lost !== undefined;
    if (!eventually || problems.length === 0 || lost || Date.now() + RETRY_MS >= until) return { problems, lost };
    await pause(RETRY_MS);
  }
}
