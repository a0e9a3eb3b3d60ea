import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';

const source = fileURLToPath(new URL('./preflight.mjs', import.meta.url));
const identity = ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.com', '-c', 'commit.gpgsign=false'];

function git(folder: string, ...args: string[]): void {
  const run = spawnSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(run.stderr);
}

/** A project with packages that isn't in Git yet. */
function project(name = 'preflight-'): string {
  const folder = mkdtempSync(path.join(tmpdir(), name));
  mkdirSync(path.join(folder, 'scripts'));
  mkdirSync(path.join(folder, 'node_modules/.bin'), { recursive: true });
  for (const program of ['docusaurus', 'tsx']) writeFileSync(path.join(folder, 'node_modules/.bin', program), '');
  copyFileSync(source, path.join(folder, 'scripts/preflight.mjs'));
  return folder;
}

function committed(times = 1, name?: string): string {
  const folder = project(name);
  git(folder, 'init', '--quiet');
  for (let count = 0; count < times; count += 1) git(folder, 'commit', '--quiet', '--allow-empty', '--message', `change ${count}`);
  return folder;
}

function shallow(): string {
  const folder = project();
  const clone = path.join(folder, 'clone');
  git(folder, 'clone', '--quiet', '--depth', '1', pathToFileURL(committed(2)).href, clone);
  mkdirSync(path.join(clone, 'scripts'));
  mkdirSync(path.join(clone, 'node_modules/.bin'), { recursive: true });
  for (const program of ['docusaurus', 'tsx']) writeFileSync(path.join(clone, 'node_modules/.bin', program), '');
  copyFileSync(source, path.join(clone, 'scripts/preflight.mjs'));
  return clone;
}

function preflight(folder: string, env: NodeJS.ProcessEnv = {}): { status: number | null; out: string; error: string } {
  // git must not look above the temporary folder, nor use the repository of the person who runs the tests.
  const clean: NodeJS.ProcessEnv = { ...process.env, GIT_CEILING_DIRECTORIES: tmpdir(), BRAND: '', ...env };
  delete clean.GIT_DIR;
  const run = spawnSync(process.execPath, [path.join(folder, 'scripts/preflight.mjs')], { encoding: 'utf8', env: clean });
  return { status: run.status, out: run.stdout, error: run.stderr };
}

/** Makes the program believe that it runs on another Node version. */
function pretendNode(version: string): NodeJS.ProcessEnv {
  const code = `Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`;
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'node-')), 'version.cjs');
  writeFileSync(file, code);
  return { NODE_OPTIONS: `--require ${file}` };
}

describe('preflight', () => {
  it('is content with a full clone', () => {
    const { status, out, error } = preflight(committed());
    expect({ status, error }).toEqual({ status: 0, error: '' });
    expect(out).toMatch(/^preflight: Node .*full Git history, packages installed\.\n$/);
  });

  it.each([
    ['old Node', () => preflight(committed(), pretendNode('18.19.1')), 'Node 18.19.1 is too old: the site needs Node 20 or later.'],
    [
      'a hash in the path',
      () => preflight(committed(1, 'a#b-')),
      'has # in its path, where the bundler would cut the path off. Move the site',
    ],
    ['a question mark in the path', () => preflight(committed(1, 'a?b-')), 'has ? in its path'],
    ['no work tree', () => preflight(project()), 'isn’t a Git work tree'],
    [
      'no commit',
      () => {
        const folder = project();
        git(folder, 'init', '--quiet');
        return preflight(folder);
      },
      'Git history is empty',
    ],
    ['shallow clone', () => preflight(shallow()), 'Run: git fetch --unshallow'],
    ['no git', () => preflight(committed(), { PATH: '/nowhere' }), 'Git isn’t installed'],
  ])('says in one line: %s', (_case, run, message) => {
    const { status, error } = run();
    expect(status).toBe(1);
    expect(error).toContain(message);
    expect(error.trimEnd().split('\n')).toHaveLength(1);
  });

  it('asks for the packages', () => {
    const folder = committed();
    const bare = path.join(folder, 'bare');
    mkdirSync(path.join(bare, 'scripts'), { recursive: true });
    copyFileSync(source, path.join(bare, 'scripts/preflight.mjs'));
    expect(preflight(bare).error).toBe('preflight: The packages aren’t installed. Run: npm ci\n');
  });

  it.each([
    ['', 0, ''],
    ['brand.json', 1, 'brand: a problem\n'],
  ])('checks the brand file “%s”', (BRAND, status, error) => {
    const folder = committed();
    writeFileSync(path.join(folder, 'scripts/check-brand.ts'), "console.error('brand: a problem'); process.exitCode = 1;");
    expect(preflight(folder, { BRAND })).toMatchObject({ status, error });
  });

  it.each([
    ['isn’t JSON', '{', /^brand: .*brand\.json: expected JSON; .*\n$/],
    ['has no valid field', '{}', /^brand: .*brand\.json: name: expected .*; the field is missing\n(?:.*brand\.json: .*\n)+$/],
  ])('says without a stack trace that a brand file %s', (_case, text, lines) => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'brand-')), 'brand.json');
    writeFileSync(file, text);
    const script = path.join(path.dirname(source), 'check-brand.ts');
    const run = spawnSync(process.execPath, ['--import', 'tsx', script], { encoding: 'utf8', env: { ...process.env, BRAND: file } });
    expect(run.status).toBe(2);
    expect(run.stderr).toMatch(lines);
  });
});
