import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Longest that one measurement may take; an engine that needs longer is reported so and left out. */
export const LONGEST_MS = 600_000;
/** For the engines that keep a site in memory. */
const MEMORY_MB = 3_000;

/**
 * Runs `child.ts` with arguments and gives its result.
 * @returns undefined when it took longer than `LONGEST_MS` or ran out of memory
 * @throws Error with what it said when it failed in another way
 */
export function runChild(args: readonly string[]): unknown {
  const child = spawnSync(
    process.execPath,
    ['--import', 'tsx', `--max-old-space-size=${MEMORY_MB}`, join(import.meta.dirname, 'child.ts'), ...args],
    { encoding: 'utf8', timeout: LONGEST_MS, killSignal: 'SIGKILL' },
  );
  if (child.signal !== null || child.stderr.includes('heap out of memory')) return undefined;
  if (child.status !== 0) throw new Error(`bench: ${args.slice(0, 2).join(' ')} failed:\n${child.stderr}`);
  return JSON.parse(child.stdout.trim().split('\n').at(-1) ?? '');
}
