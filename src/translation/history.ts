/** Uses git to find what has changed in an original since its translation was made. */
import { execFileSync } from 'node:child_process';
import { fingerprint } from './fingerprint';

/** Maximum number of versions of a page to search. Translations older than that should be redone. */
const MOST_VERSIONS = 500;

const git = (root: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

/**
 * Returns the newest commit in which `file` has this fingerprint, or null.
 * @param file path relative to the project root
 */
export function commitWith(root: string, file: string, wanted: string): string | null {
  const commits = git(root, 'log', `--max-count=${MOST_VERSIONS}`, '--format=%H', '--', file).split('\n').filter(Boolean);
  return commits.find((commit) => fingerprint(versionOf(root, file, commit)) === wanted) ?? null;
}

/** Returns a file's text in a commit, or an empty text if the commit deleted the file. */
function versionOf(root: string, file: string, commit: string): string {
  const listed = git(root, 'ls-tree', '--name-only', commit, '--', file).trim();
  return listed === '' ? '' : git(root, 'show', `${commit}:${file}`);
}

/** Returns a file's word-by-word difference between a commit and the working tree, or an empty text if there is none. */
export function changesSince(root: string, file: string, commit: string): string {
  return git(root, 'diff', '--word-diff=plain', '--unified=1', commit, '--', file);
}
