/** Starts the server's daemons, and stops only these daemons. */
import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Guard } from '../session/guard';

/** Time that a daemon has to exit by itself, in ms. With short lifecycle days, the gateway may need longer. */
const PATIENCE_MS = 4_000;
const LAST_LINES = 5;

interface Daemon {
  readonly name: string;
  readonly process: ChildProcess;
  readonly log: string;
  /** Reason why the program couldn't be started at all. */
  refused?: Error;
}

const alive = ({ process, refused }: Daemon): boolean => refused === undefined && process.exitCode === null && process.signalCode === null;

export class Daemons {
  private readonly started: Daemon[] = [];
  private stopping = false;

  constructor(
    /** Folder for the logs. */
    private readonly folder: string,
    private readonly env: NodeJS.ProcessEnv,
    /** Stops the daemons if this process is killed. */
    private readonly guard: Guard,
  ) {}

  start(name: string, args: readonly string[]): void {
    const log = path.join(this.folder, `${name}.out`);
    const out = openSync(log, 'a');
    // Start each daemon in a separate process group. Ctrl+C then reaches only the runner, which stops the daemons in order.
    const process = spawn(name, args, { env: this.env, stdio: ['ignore', out, out], detached: true });
    closeSync(out);
    const daemon: Daemon = { name, process, log };
    process.on('error', (error) => {
      daemon.refused = error;
    });
    this.started.push(daemon);
    if (process.pid !== undefined) this.guard.killOnExit(process.pid);
  }

  /** Returns the last output of the first daemon that exited by itself, or undefined if all are running. */
  failure(): string | undefined {
    const dead = this.stopping ? undefined : this.started.find((daemon) => !alive(daemon));
    if (dead === undefined) return undefined;
    if (dead.refused) return `${dead.name} didn’t start: ${dead.refused.message}`;
    const said = readFileSync(dead.log, 'utf8').trim().split('\n').slice(-LAST_LINES).join('\n');
    return `${dead.name} ended (${dead.process.signalCode ?? `exit status ${dead.process.exitCode}`})${said === '' ? '' : `; output:\n${said}`}`;
  }

  /** Stops the daemons in reverse order. */
  async stop(): Promise<void> {
    this.stopping = true;
    for (const daemon of this.started.filter(alive).reverse()) daemon.process.kill('SIGTERM');
    const deadline = Date.now() + PATIENCE_MS;
    while (this.started.some(alive) && Date.now() < deadline) await sleep(50);
    for (const daemon of this.started.filter(alive)) daemon.process.kill('SIGKILL');
    while (this.started.some(alive)) await sleep(20);
  }
}
