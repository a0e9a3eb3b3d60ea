/** Runs test files in one worker, in a separate Vitest whose tests import the same module. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'modules-'));
afterAll(() => rmSync(folder, { recursive: true }));

const setup = fileURLToPath(new URL('renew-modules.ts', import.meta.url));
const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));

/** In whichever order the files run, one of them comes directly before or after the one that replaces a module. */
const FILES = {
  'value.js': "export const value = 'own';\n",
  'reader.js': "import { value } from './value.js';\nexport const read = () => value;\n",
  'one.test.js': "import { read } from './reader.js';\nit('one', () => expect(read()).toBe('own'));\n",
  'other.test.js':
    "vi.mock('./value.js', () => ({ value: 'other' }));\nimport { read } from './reader.js';\nit('other', () => expect(read()).toBe('other'));\n",
};

it.each([
  ['keeps replaced modules within their file', [setup], 0],
  ['is needed for this', [], 1],
])('%s', (_case, setupFiles, failed) => {
  const test = { globals: true, isolate: false, maxWorkers: 1, setupFiles };
  for (const [name, content] of Object.entries(FILES)) writeFileSync(path.join(folder, name), content);
  writeFileSync(path.join(folder, 'vitest.config.mjs'), `export default ${JSON.stringify({ test })};\n`);
  const { stdout } = spawnSync(process.execPath, [vitest, 'run', '--root', folder, '--reporter=json'], { encoding: 'utf8' });
  expect(JSON.parse(stdout)).toMatchObject({ numPassedTests: 2 - failed, numFailedTests: failed });
});
