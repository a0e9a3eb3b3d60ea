/**
 * A small shell process that outlives the runner and clears up after it, however it ended: the
 * runner tells it through a pipe what it has started, and the pipe closes when the runner is gone.
 */
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('./guard.sh', import.meta.url));

export interface Guard {
  /** Kills a process when the runner ends without `release`. */
  killOnExit(pid: number): void;
  /** Kills a group of processes by its leader. */
  killGroupOnExit(pid: number): void;
  /** Deletes a folder of the runner. The path has no blanks. */
  deleteOnExit(folder: string): void;
  /** Says that the runner has cleared up itself. */
  release(): void;
}

export function startGuard(): Guard {
  const shell: ChildProcessByStdio<Writable, null, null> = spawn('/bin/sh', [SCRIPT], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  // The runner may end while the guard still waits for it.
  shell.unref();
  const tell = (line: string): void => {
    if (shell.stdin.writable) shell.stdin.write(`${line}\n`);
  };
  return {
    killOnExit: (pid) => tell(`p ${pid}`),
    killGroupOnExit: (pid) => tell(`g ${pid}`),
    deleteOnExit: (folder) => tell(`d ${folder}`),
    release: () => {
      tell('ok');
      shell.stdin.end();
    },
  };
}
