/** One bash process for all blocks of a page, so that variables, functions and the working folder persist. */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, constants, fstatSync, openSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Folder } from './folder';

export interface ShellResult {
  /** Status of the first command that failed, as under `set -e`, or 0; undefined if the shell has ended. */
  readonly status: number | undefined;
  /** Standard output and error together. */
  readonly output: string;
  /** Set if the block didn't finish. The shell can't be used again. */
  readonly lost?: string;
}

/**
 * Runs the file of a block without leaving the shell, and reports the status of the first command that failed. `set -e` itself would end
 * the shell, but a trap on ERR fires under the same conditions. New files are dated back by two seconds, because a reader takes longer
 * between blocks, and clients compare times with S3's whole seconds. The block's own file is dated back first, because files from the same
 * kernel tick have the same time. The block doesn't have the descriptor of the status, but bash keeps a copy that a block could find, so a
 * word that the block can't know precedes the status.
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

/** By how many seconds a block's own file is older than its run. */
const OLDER_SECONDS = 0.1;
/** Number of characters kept from the shell's own messages. */
const MAX_SAID = 2_000;
/** Saving a file takes no time, but the first save waits for the shell, which starts late on a busy machine. */
const SAVE_MS = 60_000;

export const shellQuote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Output of a block, unless it replaced the file: no link can lead the runner outside the session. */
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
  /** Output outside of blocks: why the shell didn't start. */
  private said = '';

  /** @param command starts a bash process that reads standard input, and creates what it needs */
  constructor(
    private readonly folder: Folder,
    [program = '', ...args]: readonly string[],
    env: NodeJS.ProcessEnv,
  ) {
    this.bash = spawn(program, args, { cwd: folder.top, env, stdio: ['pipe', 'ignore', 'pipe', 'pipe'], detached: true });
    const [input, , errors, statuses] = this.bash.stdio;
    if (!input || !errors || !statuses) throw new Error('snippets: bash has no pipes');
    this.input = input;
    this.statuses = statuses as Readable;
    errors.on('data', (data: Buffer) => {
      this.said = (this.said + data.toString()).slice(-MAX_SAID);
    });
    // A shell that has ended closes its pipe, which run() reports.
    this.input.on('error', () => undefined);
  }

  get pid(): number | undefined {
    return this.bash.pid;
  }

  /**
   * @param limitMs time after which the block counts as lost; the caller ends its processes, which still run
   * @param typed standard input
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

  /** Writes a file of the session with the permissions of its blocks, because a path they created may be a link to somewhere else. */
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

  /** @returns the status, or why there won't be one */
  private async waitForStatus(limitMs: number, word: string): Promise<number | string> {
    const ended = (): string => `it ended the shell of the page${this.said === '' ? '' : `, which said: ${this.said.trim()}`}`;
    if (this.bash.exitCode !== null || this.bash.signalCode !== null) return ended();
    const settled = new AbortController();
    const { signal } = settled;
    try {
      return await Promise.race([
        once(this.statuses, 'data', { signal }).then(([data]) => {
          const [, status] = new RegExp(`^${word} (\\d+)\\n$`).exec(String(data)) ?? [];
          return status === undefined ? 'it wrote to the descriptor on which the runner reads its status' : Number(status);
        }),
        // All output has arrived once its pipe is closed.
        once(this.bash, 'close', { signal }).then(ended),
        sleep(limitMs, `it took longer than ${limitMs / 1000} s`, { signal }),
      ]);
    } finally {
      settled.abort();
    }
  }
}
