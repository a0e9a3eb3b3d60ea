/** What changed in an original since its translation was made, from git. */
import { execFileSync } from 'node:child_process';
import { fingerprint } from './fingerprint';

/** Versions of one page that are looked at; older translations are to be made anew. */
const MOST_VERSIONS = 500;

const git = (root: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

/**
 * The commit that holds the version of `file` with this fingerprint, newest first, or null.
 * @param file path from the root of the project
 */
export function commitWith(root: string, file: string, wanted: string): string | null {
  const commits = git(root, 'log', `--max-count=${MOST_VERSIONS}`, '--format=%H', '--', file).split('\n').filter(Boolean);
  return commits.find((commit) => fingerprint(versionOf(root, file, commit)) === wanted) ?? null;
}

/** Text of a file in a commit; empty where the commit deleted it. */
function versionOf(root: string, file: string, commit: string): string {
  const listed = git(root, 'ls-tree', '--name-only', commit, '--', file).trim();
  return listed === '' ? '' : git(root, 'show', `${commit}:${file}`);
}

/** The difference of a file between a commit and the working tree, by words. Empty when there is none. */
export function changesSince(root: string, file: string, commit: string): string {
  return git(root, 'diff', '--word-diff=plain', '--unified=1', commit, '--', file);
}
