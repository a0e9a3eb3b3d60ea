/** Uses git to find what has changed in an original since its translation was made. */
import { execFileSync } from 'node:child_process';
import { partNames } from '../content';
import { fingerprint } from './fingerprint';

/** Maximum number of versions of a page to search. Translations older than that should be redone. */
const MOST_VERSIONS = 500;

const git = (root: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

/**
 * Returns the newest commit in which `file` has this fingerprint, or null. The fingerprint of a page with shared parts includes their text,
 * so it's looked up in the history of the translation: the commit that recorded it contains the page and the parts.
 * @param file path relative to the project root, like `translation`
 */
export function commitWith(root: string, file: string, wanted: string, translation: string): string | null {
  const commits = git(root, 'log', `--max-count=${MOST_VERSIONS}`, '--format=%H', '--', file).split('\n').filter(Boolean);
  const exact = commits.find((commit) => fingerprint(versionOf(root, file, commit)) === wanted);
  if (exact !== undefined) return exact;
  const recorded = git(root, 'log', '--follow', `-S${wanted}`, '--format=%H', '--', translation).trim().split('\n').at(-1);
  return recorded && partsOf(root, file, recorded).length > 0 ? recorded : null;
}

/** Returns a file's text in a commit, or an empty text if the commit deleted the file. */
function versionOf(root: string, file: string, commit: string): string {
  const listed = git(root, 'ls-tree', '--name-only', commit, '--', file).trim();
  return listed === '' ? '' : git(root, 'show', `${commit}:${file}`);
}

/** Returns the files of the shared parts that a page included in a commit. */
const partsOf = (root: string, file: string, commit: string): string[] =>
  partNames(versionOf(root, file, commit)).map((name) => `${file.split('/')[0]}/_parts/${name}.md`);

/** Returns the word-by-word difference of a page and its parts between a commit and the working tree. Empty if there is none. */
export function changesSince(root: string, file: string, commit: string): string {
  return git(root, 'diff', '--word-diff=plain', '--unified=1', commit, '--', file, ...partsOf(root, file, commit));
}
