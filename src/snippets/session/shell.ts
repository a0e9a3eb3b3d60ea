/** One bash for all blocks of a page, so that variables, functions and the folder live on. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

export interface ShellResult {
  /** Status of the first command that failed, as under `set -e`, or 0; undefined when the shell is gone. */
  readonly status: number | undefined;
  /** Standard output and error together. */
  readonly output: string;
  /** Set when the block did not come to its end; the shell cannot be used again. */
  readonly lost?: string;
}

/**
 * Runs the file of a block without leaving the shell, and reports the status of the first command that failed. `set -e` itself
 * would end the shell; a trap on ERR fires under the same conditions. New files become two seconds older: a reader takes longer
 * from block to block, and clients compare times with S3's whole seconds. The block's own file does first: files of one tick
 * of the kernel have the same time.
 */
const runFile = (base: string, work: string): string =>
  [
    `set -o pipefail; __failed=0; command touch --date='-0.1 seconds' '${base}.sh'`,
    `trap '__status=$?; [ "$__failed" != 0 ] || __failed=$__status' ERR`,
    `. '${base}.sh' >'${base}.out' 2>&1 </dev/null`,
    '__status=$?',
    'trap - ERR',
    `command find '${work}' -xdev -type f -newer '${base}.sh' -exec touch --date='-2 seconds' {} +`,
    '[ "$__failed" != 0 ] || __failed=$__status',
    'echo "$__failed" >&3',
  ].join('; ');

export class Shell {
  private readonly bash: ChildProcess;
  private readonly input: Writable;
  private readonly statuses: Readable;
  private count = 0;

  /** @param meta folder for the runner's own files */
  constructor(
    private readonly work: string,
    private readonly meta: string,
    env: NodeJS.ProcessEnv,
  ) {
    this.bash = spawn('/bin/bash', ['--noprofile', '--norc'], {
      cwd: work,
      env,
      stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
      detached: true,
    });
    const [input, , , statuses] = this.bash.stdio;
    if (!input || !statuses) throw new Error('snippets: bash has no pipes');
    this.input = input;
    this.statuses = statuses as Readable;
    // A shell that ended closes its pipe; run() says so.
    this.input.on('error', () => undefined);
  }

  get pid(): number | undefined {
    return this.bash.pid;
  }

  /** @param limitMs after it the block counts as lost; its processes still live, the caller ends them */
  async run(script: string, limitMs: number): Promise<ShellResult> {
    this.count += 1;
    const base = path.join(this.meta, String(this.count));
    writeFileSync(`${base}.sh`, `${script}\n`);
    const ended = this.waitForStatus(limitMs);
    this.input.write(`${runFile(base, this.work)}\n`);
    const result = await ended;
    const output = existsSync(`${base}.out`) ? readFileSync(`${base}.out`, 'utf8') : '';
    return typeof result === 'number' ? { status: result, output } : { status: undefined, output, lost: result };
  }

  /** @returns the status, or why none will come */
  private async waitForStatus(limitMs: number): Promise<number | string> {
    const ended = 'it ended the shell of the page';
    if (this.bash.exitCode !== null || this.bash.signalCode !== null) return ended;
    const settled = new AbortController();
    const { signal } = settled;
    try {
      return await Promise.race([
        once(this.statuses, 'data', { signal }).then(([data]) => Number(String(data))),
        once(this.bash, 'exit', { signal }).then(() => ended),
        sleep(limitMs, `it took longer than ${limitMs / 1000} s`, { signal }),
      ]);
    } finally {
      settled.abort();
    }
  }
}
