/** Finds out from git what has changed in an original since its translation was made. */
import { execFileSync } from 'node:child_process';
import { fingerprint } from './fingerprint';

/** Maximum number of versions of a page to search. Older translations should be redone. */
const MOST_VERSIONS = 500;

const git = (root: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

/**
 * The newest commit in which the version of `file` has this fingerprint, or null.
 * @param file path from the root of the project
 */
export function commitWith(root: string, file: string, wanted: string): string | null {
  const commits = git(root, 'log', `--max-count=${MOST_VERSIONS}`, '--format=%H', '--', file).split('\n').filter(Boolean);
  return commits.find((commit) => fingerprint(versionOf(root, file, commit)) === wanted) ?? null;
}

/** Text of a file in a commit; empty if the commit deleted it. */
function versionOf(root: string, file: string, commit: string): string {
  const listed = git(root, 'ls-tree', '--name-only', commit, '--', file).trim();
  return listed === '' ? '' : git(root, 'show', `${commit}:${file}`);
}

/** Word-by-word difference of a file between a commit and the working tree. Empty if there is none. */
export function changesSince(root: string, file: string, commit: string): string {
  return git(root, 'diff', '--word-diff=plain', '--unified=1', commit, '--', file);
}
