/** Tests `npm run search:push` as a program, with Ctrl+C. */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { TEST_WRITE_KEY } from '../testing/hosted-admin';
import { makeBuiltSite, startPush } from '../testing/push';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { close, indexNames, reset, server, service } = await startPush();
const site = await makeBuiltSite();
const brand = mkdtempSync(path.join(tmpdir(), 'search-push-brand-'));
beforeEach(reset);
afterAll(async () => {
  await close();
  for (const folder of [site, brand]) rmSync(folder, { recursive: true });
});

/** Creates a copy of the other brand, with the test server as its hosted search. @returns the brand file */
function brandFile(): string {
  cpSync(path.join(root, 'e2e/other-brand'), brand, { recursive: true });
  const file = path.join(brand, 'brand.json');
  const values = JSON.parse(readFileSync(file, 'utf8')) as { hostedSearch: object };
  writeFileSync(file, JSON.stringify({ ...values, hostedSearch: { ...values.hostedSearch, hosts: server.addresses } }));
  return file;
}

it.each(['SIGINT', 'SIGTERM'] as const)('%s removes the temporary index, and says so', async (signal) => {
  const environment = { ...process.env, BRAND: brandFile(), HOSTED_SEARCH_WRITE_KEY: TEST_WRITE_KEY };
  const script = path.join(root, 'scripts/search-push.ts');
  const program = spawn(process.execPath, ['--import', 'tsx', script, '--site', site], { cwd: root, env: environment });
  // After uploading the objects, the program waits for a task. The delay gives the signal enough time to arrive.
  server.fail({ path: '_tmp_', method: 'GET', fault: { kind: 'delay', ms: 500 } });
  service.onRequest = ({ path: asked }) => {
    if (/_tmp_\d+\/batch$/.test(asked)) program.kill(signal);
  };
  const [said, code] = await Promise.all([text(program.stderr), new Promise((resolve) => program.on('exit', resolve))]);
  expect(said).toMatch(/Stopping after the current request\. A second Ctrl\+C leaves the temporary index \S+_tmp_\d+ behind\./);
  expect(said).toMatch(/InterruptedError: Interrupted\. .* are unchanged.* No temporary index is left behind\./);
  expect(code).toBe(130);
  expect(indexNames().filter((name) => name.includes('_tmp_'))).toEqual([]);
});
