/**
 * Builds the site of an operator in a separate checkout, and runs `npm test` there like the operator would. The service has neither the
 * composer nor Object Lock, and publishes no targets. Its site is in Italian only, at a subpath.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { commitAll, copyCheckout } from './copy-tree';

const root = fileURLToPath(new URL('..', import.meta.url));
const copy = path.join(root, 'test-results/operator');
const PARTS = ['build', 'pages', 'translation', 'site', 'relevance', 'html'];

it('the site of a service without the composer and Object Lock passes its tests', () => {
  copyCheckout(root, copy);
  commitAll(copy);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/test.ts', ...PARTS], {
    cwd: copy,
    env: { ...process.env, BRAND: 'e2e/other-brand/storage-only.json' },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  expect(status, stdout + stderr).toBe(0);
});
