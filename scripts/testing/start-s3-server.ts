/** Vitest's global setup for a project that needs an S3 server. `inject('s3')` returns the server, or undefined if none can run. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import type { StartedServer } from './s3-server';

declare module 'vitest' {
  export interface ProvidedContext {
    s3: StartedServer | undefined;
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url));

async function start(): Promise<{ server: StartedServer; stop: () => Promise<void> } | undefined> {
  const child = spawn(path.join(root, 'scripts/current.sh'), ['--current', 'npx', '--no-install', 'tsx', 'scripts/testing/s3-server.ts'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  for await (const line of createInterface(child.stdout)) {
    const stop = async (): Promise<void> => {
      child.stdin.end();
      await ended;
    };
    return { server: JSON.parse(line) as StartedServer, stop };
  }
  return undefined;
}

/** @returns a function that stops the server */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const started = await start();
  project.provide('s3', started?.server);
  return started?.stop;
}
