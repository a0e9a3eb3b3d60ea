/** Runs the site generator as a child, with its output on this terminal. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Builds every language into `build/`, the search index included.
 * @param args further arguments of `docusaurus build`, such as `--locale it`
 * @returns the exit code, 0 when the site stands
 */
export function buildSite(args: readonly string[] = []): number {
  console.log('build: writing the whole site, every language and its search index, to build/ …');
  const started = performance.now();
  const { status } = spawnSync('npx', ['--no-install', 'docusaurus', 'build', ...args], { cwd: root, stdio: 'inherit' });
  if (status !== 0) {
    console.error('build: failed; the fault is above. build/ is not complete.');
    return status ?? 1;
  }
  console.log(`build: done in ${Math.round((performance.now() - started) / 1000)} s.`);
  return 0;
}
