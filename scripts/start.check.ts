/** Checks that the writer's development server starts with `npm start`, and that its pages respond to the reader as built pages do. */
import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { expect, it, onTestFinished } from 'vitest';
import { freePorts } from '../src/snippets';
import { QUIET_FLAGS } from './testing/find-chromium';

const root = fileURLToPath(new URL('..', import.meta.url));
const PAGE = '/guides/object-lock';
/** Time limit in ms. A cold start takes about 20 s on two cores. */
const LIMIT_MS = 180_000;
const POLL_MS = 500;

/** Text at an address; undefined while there is no response. */
async function fetchText(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(url);
    return answer.ok ? await answer.text() : undefined;
  } catch (error) {
    if (error instanceof TypeError) return undefined; // The connection was refused, because the server isn't up yet.
    throw error;
  }
}

async function waitFor(url: string, server: ChildProcess): Promise<string> {
  const until = Date.now() + LIMIT_MS;
  while (Date.now() < until) {
    if (server.exitCode !== null) throw new Error(`npm start exited with ${server.exitCode}. To see why, run it separately.`);
    const text = await fetchText(url);
    if (text !== undefined) return text;
    await pause(POLL_MS);
  }
  throw new Error(`${url} didn’t respond within ${LIMIT_MS / 1000} s of npm start`);
}

/** Checks the features that `src/delivery/writers-server.ts` adds: the bar shows the section, and Escape closes a menu. */
async function readAsWriter(url: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: [...QUIET_FLAGS] });
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(url);
  const last = page.locator('.theme-doc-toc-desktop a').last();
  await last.waitFor();
  await page.keyboard.press('End');
  // The framework highlights the entry in the list. The bar on narrow screens is ours.
  const bar = page.locator('.theme-doc-toc-mobile summary');
  await expect.poll(() => bar.getAttribute('data-section'), { timeout: 30_000 }).toBe(await last.textContent());
  await page.keyboard.press('Home');
  await page.locator('.navbar .dropdown > a').focus();
  const languages = page.locator('.navbar .dropdown__menu');
  await languages.waitFor({ state: 'visible' });
  await page.keyboard.press('Escape');
  await languages.waitFor({ state: 'hidden' });
}

it('npm start serves a page and its script, and the page follows its reader', async () => {
  const [port] = await freePorts(1);
  const origin = `http://127.0.0.1:${port}`;
  // A separate process group, so that no bundler worker is left behind.
  const server = spawn('npm', ['start', '--', '--no-open', '--host', '127.0.0.1', '--port', String(port)], {
    cwd: root,
    detached: true,
    // With Vitest's own value, the framework would build for neither development nor production.
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  onTestFinished(() => {
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGTERM');
  });
  const html = await waitFor(origin + PAGE, server);
  const script = /<script[^>]+src="([^"]+\.js)"/.exec(html)?.[1];
  expect(script, `the script of ${PAGE}`).toBeDefined();
  await waitFor(new URL(script ?? '', origin).href, server);
  await readAsWriter(origin + PAGE);
});
