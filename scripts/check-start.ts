/**
 * Starts the writer's server as `npm start` does, waits for a page and its script, and stops it:
 * `tsx scripts/check-start.ts`. The exit status is 0 when both came.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { freePorts } from '../src/snippets';

const root = fileURLToPath(new URL('..', import.meta.url));
const PAGE = '/guides/object-lock';
/** A cold start takes about 20 s on two cores. */
const LIMIT_MS = 180_000;
const POLL_MS = 500;

/** Text at an address; undefined while nobody answers it. */
async function fetchText(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(url);
    return answer.ok ? await answer.text() : undefined;
  } catch (error) {
    if (error instanceof TypeError) return undefined; // refused: not up yet
    throw error;
  }
}

async function waitFor(url: string, server: ChildProcess): Promise<string> {
  const until = Date.now() + LIMIT_MS;
  while (Date.now() < until) {
    if (server.exitCode !== null) throw new Error(`npm start ended with ${server.exitCode}; run it by itself to see why`);
    const text = await fetchText(url);
    if (text !== undefined) return text;
    await pause(POLL_MS);
  }
  throw new Error(`${url} did not answer within ${LIMIT_MS / 1000} s of npm start`);
}

async function main(): Promise<void> {
  const [port] = await freePorts(1);
  const origin = `http://127.0.0.1:${port}`;
  // A group of its own, so that no worker of the bundler stays behind.
  const server = spawn('npm', ['start', '--', '--no-open', '--host', '127.0.0.1', '--port', String(port)], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const html = await waitFor(origin + PAGE, server);
    const script = /<script[^>]+src="([^"]+\.js)"/.exec(html)?.[1];
    if (script === undefined) throw new Error(`${PAGE} of npm start names no script`);
    await waitFor(new URL(script, origin).href, server);
    console.log(`start: ${PAGE} and ${script} came`);
  } finally {
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGTERM');
  }
}

main().catch((error: unknown) => {
  console.error(`start: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
