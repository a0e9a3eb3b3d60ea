import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const guard = fileURLToPath(new URL('./guard.ts', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Returns whether a process is running. A zombie process doesn't count as running. */
const isAlive = (pid: number): boolean => {
  const file = `/proc/${pid}/stat`;
  return existsSync(file) && !/\) Z /.test(readFileSync(file, 'utf8'));
};

/** Starts a runner that starts a process, tells the guard about it, prints the process id, and waits to be killed. */
function startRunner(folder: string): Promise<{ runner: ReturnType<typeof spawn>; pid: number }> {
  const script = path.join(folder, 'runner.ts');
  writeFileSync(
    script,
    `
    import { spawn } from 'node:child_process';
    import { startGuard } from ${JSON.stringify(guard)};
    const guard = startGuard();
    const child = spawn('sleep', ['120'], { detached: true, stdio: 'ignore' });
    guard.killOnExit(child.pid ?? 0);
    guard.deleteOnExit(${JSON.stringify(folder)});
    console.log(child.pid);
    setInterval(() => undefined, 1000);
  `,
  );
  const runner = spawn(process.execPath, ['--import', 'tsx', script], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve) =>
    runner.stdout.once('data', (data: Buffer) => {
      resolve({ runner, pid: Number(data.toString()) });
    }),
  );
}

// Linux lists running processes in /proc. On other systems, the runner behaves the same, but the test can't observe it.
describe.runIf(process.platform === 'linux')('the guard of a runner that is killed', () => {
  it.each<NodeJS.Signals>(['SIGKILL', 'SIGINT'])(
    'clears up after %s',
    async (signal) => {
      const folder = mkdtempSync(path.join(os.tmpdir(), 'snippets-test-'));
      const { runner, pid } = await startRunner(folder);
      expect(isAlive(pid)).toBe(true);
      runner.kill(signal);
      await expect.poll(() => existsSync(folder), { timeout: 20_000 }).toBe(false);
      await expect.poll(() => isAlive(pid), { timeout: 20_000 }).toBe(false);
    },
    60_000,
  );
});
