/**
 * A small shell process that outlives the runner and clears up after it, however it ended: the
 * runner tells it through a pipe what it has started, and the pipe closes when the runner is gone.
 */
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Writable } from 'node:stream';

/** `p 12`: kill process 12. `g 12`: kill its group. `m /x`: unmount what is below. `d /x`: delete the folder. `ok`: all done by the runner. */
const SCRIPT = `
trap '' INT TERM HUP
while IFS=' ' read -r what value; do
  case $what in
    p) pids="$pids $value" ;;
    g) groups="$groups -$value" ;;
    d) folders="$folders $value" ;;
    ok) exit 0 ;;
  esac
done
kill -KILL $pids 2>/dev/null
for group in $groups; do kill -KILL -- $group 2>/dev/null; done
for folder in $folders; do
  grep -o " $folder[^ ]*" /proc/mounts 2>/dev/null | while read -r mount; do umount -l "$mount" 2>/dev/null || fusermount -uz "$mount" 2>/dev/null; done
  rm -rf "$folder"
done
`;

export interface Guard {
  /** Kills a process when the runner ends without `release`. */
  killOnExit(pid: number): void;
  /** Kills a group of processes by its leader. */
  killGroupOnExit(pid: number): void;
  /** Deletes a folder of the runner, with what is mounted in it. The path has no blanks. */
  deleteOnExit(folder: string): void;
  /** Says that the runner has cleared up itself. */
  release(): void;
}

export function startGuard(): Guard {
  const shell: ChildProcessByStdio<Writable, null, null> = spawn('/bin/sh', ['-c', SCRIPT], {
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
