/** Checks that the framework's commands stop at a hostile page and report the problem's location, before any of its code has run. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { copyProject } from './testing/copy-project';

const PAGE = 'docs/guides/cors.md';

it('the build refuses a page with an expression', () => {
  const root = copyProject();
  onTestFinished(() => rmSync(root, { recursive: true }));
  const deed = path.join(root, 'deed');
  const line = readFileSync(path.join(root, PAGE), 'utf8').split('\n').length + 1;
  appendFileSync(path.join(root, PAGE), `\n{globalThis.process.getBuiltinModule('node:fs').writeFileSync('${deed}', 'x')}\n`);
  const framework = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', './scripts/before-framework.mjs', framework, 'build', '--locale', 'en'],
    // With Vitest's own value, the framework would build for neither development nor production.
    { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  expect(stdout + stderr).toContain(`${PAGE}:${line}:1: expression {globalThis`);
  expect(status).not.toBe(0);
  expect(existsSync(deed)).toBe(false);
});
