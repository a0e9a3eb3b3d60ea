/**
 * The Nu HTML checker of the W3C reads every page of `build/`: `npm test -- html`. It is a Java program, from the npm registry;
 * its install script, which would fetch Java from another host, does not run.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const CHECKER = 'vnu-jar@26.9.27';
/** It knows CSS by lists that end years ago: `mask` and `position-area` are unknown to it. The bundler has read the style sheets. */
const NOT_HTML = 'CSS: .*';

const build = path.join(process.cwd(), 'build');
if (!existsSync(path.join(build, 'index.html'))) throw new Error('there is no build/index.html; build the site first: npm run build');

const npx = (...args: readonly string[]) =>
  spawnSync('npx', ['--yes', '--ignore-scripts', CHECKER, ...args], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
/** Elsewhere than in continuous integration a machine may be without Java, or without the registry. */
const canRun = process.env.CI === 'true' || (spawnSync('java', ['-version']).error === undefined && npx('--version').status === 0);

describe.skipIf(!canRun)('html', () => {
  it('of every page has no error', () => {
    const { status, stderr } = npx('--skip-non-html', '--errors-only', '--filterpattern', NOT_HTML, build);
    expect(stderr.split('\n').filter((line) => line.startsWith('"file:'))).toEqual([]);
    expect(status, stderr).toBe(0);
  });
});
