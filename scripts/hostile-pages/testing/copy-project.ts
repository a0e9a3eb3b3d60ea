/** A copy of the files that the site is built from, to which a test can add pages. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../../..', import.meta.url));
const SOURCES = [
  'babel.config.js',
  'composer',
  'docs',
  'docusaurus.config.ts',
  'i18n',
  'package.json',
  'scripts/before-framework.mjs',
  'sidebars.ts',
  'src',
  'static',
  'tsconfig.json',
];

/** @returns the folder, a Git repository with one commit, from which the framework reads the dates of pages */
export function copyProject(): string {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'hostile-pages-')));
  for (const source of SOURCES) cpSync(path.join(project, source), path.join(root, source), { recursive: true });
  symlinkSync(path.join(project, 'node_modules'), path.join(root, 'node_modules'));
  const git = (...args: string[]): unknown =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@arnia.example', '-c', 'commit.gpgsign=false', ...args], {
      cwd: root,
      stdio: 'ignore',
    });
  git('init');
  git('add', ...SOURCES);
  git('commit', '--message', 'Copy');
  return root;
}
