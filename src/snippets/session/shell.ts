/** A bash process that all blocks on a page share, so that variables, functions, and the working folder persist. */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, constants, fstatSync, openSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Folder } from './folder';

export interface ShellResult {
  /** Status of the first command that failed, as with `set -e`, or 0 if none failed. Undefined if the shell has ended. */
  readonly status: number | undefined;
  /** Combined standard output and standard error. */
  readonly output: string;
  /** Set if the block didn't finish, in which case the shell can't be used again. */
  readonly lost?: string;
}

/**
 * Runs a block's file without leaving the shell, and reports the status of the first command that failed. `set -e` itself would end the
 * shell, but a trap on ERR fires under the same conditions. New files are dated back by two seconds, because a reader takes longer between
 * blocks, and clients compare file times with S3's whole seconds. The block's own file is dated back first, because files from the same
 * kernel tick have the same time. The block can't access the descriptor for the status, but bash keeps a copy that a block could find. The
 * status is therefore preceded by a word that the block can't know.
 */
const runFile = (script: string, input: string, output: string, work: string, word: string): string =>
  [
    'set -o pipefail; __failed=0',
    `trap '__status=$?; [ "$__failed" != 0 ] || __failed=$__status' ERR`,
    `. '${script}' >'${output}' 2>&1 <'${input}' 3>&-`,
    '__status=$?',
    'trap - ERR',
    `command find '${work}' -xdev -type f -newer '${script}' -exec touch --date='-2 seconds' {} +`,
    '[ "$__failed" != 0 ] || __failed=$__status',
    `echo "${word} $__failed" >&3`,
  ].join('; ');

/** How much older a block's own file is than its run, in seconds. */
const OLDER_SECONDS = 0.1;
/** Number of characters that are kept from the shell's own messages. */
const MAX_SAID = 2_000;
/** Time limit for saving a file, in ms. Saving is instant, but the first save waits for the shell, which starts late on a busy machine. */
const SAVE_MS = 60_000;

const shellQuote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Reads a block's output, unless the block replaced the file. No link can lead the runner outside the session. */
function readOutput(file: string): string {
  let descriptor: number;
  try {
    descriptor = openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['ENOENT', 'ELOOP', 'ENXIO'].includes(String(error.code))) return '';
    throw error;
  }
  try {
    return fstatSync(descriptor).isFile() ? readFileSync(descriptor, 'utf8') : '';
  } finally {
    closeSync(descriptor);
  }
}

export class Shell {
  private readonly bash: ChildProcess;
  private readonly input: Writable;
  private readonly statuses: Readable;
  private count = 0;
  /** Output from outside the blocks, which shows why the shell didn't start. */
  private said = '';

  /** @param command starts a bash process that reads standard input, and creates what the process needs */
  constructor(
    private readonly folder: Folder,
    [program = '', ...args]: readonly string[],
    env: NodeJS.ProcessEnv,
  ) {
    this.bash = spawn(program, args, { cwd: folder.top, env, stdio: ['pipe', 'ignore', 'pipe', 'pipe'], detached: true });
    const [input, , errors, statuses] = this.bash.stdio;
    if (!input || !errors || !statuses) throw new Error('snippets: bash started without pipes');
    this.input = input;
    this.statuses = statuses as Readable;
    errors.on('data', (data: Buffer) => {
      this.said = (this.said + data.toString()).slice(-MAX_SAID);
    });
    // A shell that has ended closes its pipe. run() reports this.
    this.input.on('error', () => undefined);
  }

  get pid(): number | undefined {
    return this.bash.pid;
  }

  /**
   * @param limitMs time in ms after which the block is lost; the caller ends its processes, which are still running
   * @param typed text for standard input
   */
  async run(script: string, limitMs: number, typed = ''): Promise<ShellResult> {
    this.count += 1;
    const [file, input] = ['sh', 'in'].map((ending) => path.join(this.folder.meta, `${this.count}.${ending}`)) as [string, string];
    const printed = path.join(this.folder.out, String(this.count));
    writeFileSync(input, typed);
    writeFileSync(file, `${script}\n`);
    const before = Date.now() / 1000 - OLDER_SECONDS;
    utimesSync(file, before, before);
    const word = randomUUID();
    const ended = this.waitForStatus(limitMs, word);
    this.input.write(`${runFile(file, input, printed, this.folder.work, word)}\n`);
    const result = await ended;
    const output = readOutput(printed);
    return typeof result === 'number' ? { status: result, output } : { status: undefined, output, lost: result };
  }

  /** Writes a session file with the permissions of its blocks, because a path that they created could be a link to a different location. */
  save(file: string, text: string): Promise<ShellResult> {
    const content = path.join(this.folder.meta, `${this.count + 1}.txt`);
    writeFileSync(content, `${text}\n`);
    const [target, folder] = [file, path.dirname(file)].map(shellQuote);
    return this.run(`command mkdir --parents ${folder} && command cat '${content}' >| ${target}`, SAVE_MS);
  }

  /** Ends all processes in the session. */
  end(): void {
    if (this.bash.pid === undefined || this.bash.exitCode !== null || this.bash.signalCode !== null) return;
    process.kill(-this.bash.pid, 'SIGKILL');
  }

  /** @returns the status, or the reason why there won't be one */
  private async waitForStatus(limitMs: number, word: string): Promise<number | string> {
    const ended = (): string => `it ended the page’s shell${this.said === '' ? '' : `, which printed: ${this.said.trim()}`}`;
    if (this.bash.exitCode !== null || this.bash.signalCode !== null) return ended();
    const settled = new AbortController();
    const { signal } = settled;
    try {
      return await Promise.race([
        once(this.statuses, 'data', { signal }).then(([data]) => {
          const [, status] = new RegExp(`^${word} (\\d+)\\n$`).exec(String(data)) ?? [];
          return status === undefined ? 'it wrote to the file descriptor from which the runner reads its status' : Number(status);
        }),
        // Once the pipe is closed, all output has arrived.
        once(this.bash, 'close', { signal }).then(ended),
        sleep(limitMs, `it took longer than ${limitMs / 1000} s`, { signal }),
      ]);
    } finally {
      settled.abort();
    }
  }
}
