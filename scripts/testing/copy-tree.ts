/** Copies the working tree for builds that must not touch it. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { git, workingFiles } from '../command';

/** Commits everything in a copy, even if a developer's configuration requires signed commits, which would need a passphrase. */
export function commitAll(copy: string): void {
  const author = ['-c', 'user.name=Tests', '-c', 'user.email=tests@example.com'];
  git(copy, 'add', '--all');
  git(copy, ...author, '-c', 'commit.gpgsign=false', 'commit', '--quiet', '--no-verify', '--allow-empty', '--message', 'Copy');
}

/** Copies the files of a working tree into a folder. */
export function copyFiles(root: string, copy: string): void {
  for (const file of workingFiles(root)) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(copy, file));
  }
}

/**
 * Recreates the folder as a separate checkout: history, files as they are now, and packages. Packages are hard-linked if the system
 * supports it, so that copying takes neither time nor space. A link to the packages folder wouldn't work, because the bundler derives
 * module ids from paths below the project folder.
 */
export function copyCheckout(root: string, copy: string): void {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(path.dirname(copy), { recursive: true });
  git(root, 'clone', '--quiet', '--no-checkout', root, copy);
  copyFiles(root, copy);
  git(copy, 'reset', '--quiet');
  const packages = [path.join(root, 'node_modules'), path.join(copy, 'node_modules')] as const;
  if (process.platform === 'linux') execFileSync('cp', ['--archive', '--link', ...packages]);
  else cpSync(...packages, { recursive: true, verbatimSymlinks: true });
}
