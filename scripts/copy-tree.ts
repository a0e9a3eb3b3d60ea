/** Copies of the working tree for builds that must not touch it. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** @returns what git prints */
export const git = (cwd: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

/** Commits everything in a copy, whatever a developer's configuration asks of commits: a signature would need a passphrase. */
export function commitAll(copy: string): void {
  const author = ['-c', 'user.name=Tests', '-c', 'user.email=tests@example.com'];
  git(copy, 'add', '--all');
  git(copy, ...author, '-c', 'commit.gpgsign=false', 'commit', '--quiet', '--no-verify', '--allow-empty', '--message', 'Copy');
}

/** Files of a working tree, those not yet committed included, those that git ignores not. */
export const workingFiles = (root: string): string[] =>
  git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard')
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(root, file)));

/** Copies the files of a working tree into a folder. */
export function copyFiles(root: string, copy: string): void {
  for (const file of workingFiles(root)) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(copy, file));
  }
}

/**
 * Makes the folder anew as a checkout of its own: history, files as they are now, and packages, which are linked where the
 * system can, so that they cost neither time nor space. A link to their folder would not do: the bundler makes the ids of
 * modules from their paths below the folder of the project.
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
