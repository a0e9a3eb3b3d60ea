/**
 * Identifies the text that a translation was made from: its fingerprint, which the translation's front matter records
 * (`source_fingerprint: 0123456789ab`), and its version in Git.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { partNames } from '../content';

/** Number of SHA-256 digits to keep. It's enough to distinguish the versions of a page, and short enough to read. */
const LENGTH = 12;

/** Front matter lines that record when a page was changed. */
const DATES = /^(?:last_update|date|updated)\s*:.*$/gm;

function normalise(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(DATES, '').replace(/\s+/g, ' ').trim();
}

/**
 * Returns the fingerprint of a text as twelve hexadecimal digits. White space and modification dates don't count, so every translation stays
 * current when a paragraph is rewrapped.
 */
export function fingerprint(text: string): string {
  return createHash('sha256').update(normalise(text)).digest('hex').slice(0, LENGTH);
}

const LINE = /^source_fingerprint:[ \t]*['"]?([0-9a-f]{12})['"]?[ \t]*$/m;
const FRONT_MATTER = /^---\n[\s\S]*?\n---(?:\n|$)/;

/** Returns the fingerprint that the page records, or null if it records none. */
export function recorded(text: string): string | null {
  const [matter = ''] = FRONT_MATTER.exec(text) ?? [];
  return LINE.exec(matter)?.[1] ?? null;
}

/**
 * Returns the page with this fingerprint added.
 * @throws Error if the page has no front matter
 */
export function record(text: string, fingerprint: string): string {
  const [matter] = FRONT_MATTER.exec(text) ?? [];
  if (matter === undefined) throw new Error('expected front matter between two lines with three hyphens at the top of the page');
  const line = `source_fingerprint: ${fingerprint}`;
  // The fingerprint is quoted, because YAML would read one that has only digits, or looks like 1e5, as a number.
  const quoted = line.replace(/: (.*)$/, ": '$1'");
  const changed = LINE.test(matter) ? matter.replace(LINE, quoted) : matter.replace(/\n---(\n|$)$/, `\n${quoted}\n---$1`);
  return changed + text.slice(matter.length);
}

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
