/** Ends what a session has left: processes that went into the background, folders that are still mounted. */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { tryCommand } from '../command';

const ROUNDS = 20;
const PAUSE_MS = 50;

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ESRCH', 'ENOENT', 'EACCES', 'EPERM'].includes(String(error.code));

function ignoringGone<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch (error) {
    if (isGone(error)) return undefined; // it ended meanwhile, or belongs to somebody else
    throw error;
  }
}

/** Processes whose environment has the variable; only Linux tells. */
function markedProcesses(marker: string): number[] {
  const names = ignoringGone(() => readdirSync('/proc')) ?? [];
  return names
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((name) => {
      const environment = ignoringGone(() => readFileSync(`/proc/${name}/environ`, 'utf8')) ?? '';
      return environment.split('\0').includes(marker);
    })
    .map(Number);
}

/** What is mounted below a folder. */
function mounts(folder: string): string[] {
  const table = ignoringGone(() => readFileSync('/proc/mounts', 'utf8')) ?? '';
  return table
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '')
    .filter((mount) => mount.startsWith(`${folder}/`));
}

/**
 * @param marker `NAME=value` in the environment of every process of the session
 * @param group  leader of the process group of its shell
 * @param folder of the session
 */
export async function endSession(marker: string, group: number | undefined, folder: string): Promise<void> {
  for (const mount of mounts(folder)) {
    if ((await tryCommand('umount', ['-l', mount])) === undefined) await tryCommand('fusermount', ['-u', '-z', mount]);
  }
  if (group !== undefined) ignoringGone(() => process.kill(-group, 'SIGKILL'));
  for (let round = 0; round < ROUNDS; round += 1) {
    const left = markedProcesses(marker);
    if (left.length === 0) return;
    for (const pid of left) ignoringGone(() => process.kill(pid, 'SIGKILL'));
    await sleep(PAUSE_MS);
  }
}
