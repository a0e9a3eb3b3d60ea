/** Time until a writer sees a change: `npm start` runs on a copy of the project, a page is open in Chromium, and its file is saved. */
import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { freePorts } from '../../src/snippets';
import { median } from './median';

/** The open page and its file. */
const [ROUTE, FILE] = ['/guides/object-lock', 'docs/guides/object-lock.md'];
const CHANGES = 5;
/** Time limit for a start, in ms. A cold start takes about 20 s on two cores. */
const START_MS = 180_000;

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch (error) {
    if (error instanceof TypeError) return false; // The connection was refused, because the server isn't up yet.
    throw error;
  }
}

/**
 * @param copy folder of the project copy, in which the page's file is changed
 * @returns median time of a few changes, from saving to the sentence on the page, in ms
 * @throws if the server doesn't start
 */
export async function writersMs(copy: string, executablePath: string): Promise<number> {
  const [port] = await freePorts(1);
  const url = `http://127.0.0.1:${port}${ROUTE}`;
  const command = ['--no-install', 'docusaurus', 'start', '--no-open', '--host', '127.0.0.1', '--port', String(port)];
  // A separate process group, so that no bundler worker is left behind.
  const server = spawn('npx', command, { cwd: copy, detached: true, stdio: 'ignore', env: { ...process.env, NODE_ENV: 'development' } });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const until = Date.now() + START_MS;
    while (!(await answers(url))) {
      if (Date.now() > until || server.exitCode !== null) throw new Error(`npm start didn’t serve ${url}. To see why, run it separately.`);
      await pause(500);
    }
    const page = await browser.newPage();
    await page.goto(url);
    await page.locator('h1').waitFor();
    const times: number[] = [];
    for (let change = 0; change < CHANGES; change += 1) {
      const sentence = `Change number ${change} of the benchmark.`;
      const savedAt = performance.now();
      appendFileSync(path.join(copy, FILE), `\n\n${sentence}\n`);
      // Checks at each frame. A locator would check only twice a second.
      await page.waitForFunction((text) => document.body.textContent.includes(text), sentence);
      times.push(performance.now() - savedAt);
    }
    return median(times);
  } finally {
    await browser.close();
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGTERM');
  }
}
