/**
 * A small shell process that outlives the runner and cleans up after it, regardless of how the runner ended. The runner tells it through a
 * pipe what it has started, and the pipe closes when the runner ends.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('./guard.sh', import.meta.url));

export interface Guard {
  /** Kills a process group, which is identified by its leader, if the runner ends without calling `release`. */
  killOnExit(pid: number): void;
  /** Deletes one of the runner's folders. The path can't contain spaces. */
  deleteOnExit(folder: string): void;
  /** Tells the guard that the runner has already cleaned up. */
  release(): void;
}

export function startGuard(): Guard {
  const shell = spawn('/bin/sh', [SCRIPT], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  // Lets the runner exit while the guard is still waiting for it.
  shell.unref();
  const tell = (line: string): void => {
    if (shell.stdin.writable) shell.stdin.write(`${line}\n`);
  };
  return {
    killOnExit: (pid) => tell(`g ${pid}`),
    deleteOnExit: (folder) => tell(`d ${folder}`),
    release: () => {
      tell('ok');
      shell.stdin.end();
    },
  };
}
