/** Runs a command and measures its processor time. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface Cost {
  /** Processor time that the command and its child processes used, in seconds. */
  readonly cpuSeconds: number;
  /** Elapsed time, in seconds. */
  readonly seconds: number;
}

const QUIET = { ASTRO_TELEMETRY_DISABLED: '1', NO_UPDATE_NOTIFIER: '1', CI: 'true' };

/**
 * @param folder where the command runs; programs in its packages take precedence over the machine's
 * @throws if the command fails, with the end of its output
 */
export async function timed(command: readonly string[], folder: string, env: NodeJS.ProcessEnv = {}): Promise<Cost> {
  const child = spawn('bash', ['-c', 'TIMEFORMAT="cost %U %S %R"; time "$@"', 'bash', ...command], {
    cwd: folder,
    env: { ...process.env, ...QUIET, ...env, PATH: `${path.join(folder, 'node_modules/.bin')}:${process.env.PATH}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const [status] = (await once(child, 'close')) as [number | null];
  const [, user, system, seconds] = /^cost ([\d.]+) ([\d.]+) ([\d.]+)$/m.exec(printed) ?? [];
  if (status !== 0 || seconds === undefined) throw new Error(`${command.join(' ')} failed in ${folder}:\n${printed.slice(-3000)}`);
  return { cpuSeconds: Number(user) + Number(system), seconds: Number(seconds) };
}
