/** Pages of the built site, read from its sitemaps and from git when the tests are collected. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathsIn } from './sitemap';

const root = path.join(__dirname, '..');

/** Paths of all pages in both languages, including pages that aren't in a sitemap. */
export const everyPath: readonly string[] = [...pathsIn(''), '/search', '/offline', ...pathsIn('it/'), '/it/search', '/it/offline'];

const inItalian = (path: string): boolean => path.startsWith('/it/');
const english = everyPath.filter((path) => !inItalian(path)).sort();

/** Each page in one language, alternating, and pages that exist in only one language. */
export const pathsOfTheDay: readonly string[] = [
  ...english.map((path, at) => (at % 2 === 1 && everyPath.includes(`/it${path}`) ? `/it${path}` : path)),
  ...everyPath.filter((path) => inItalian(path) && !english.includes(path.slice('/it'.length))),
];

/** One page of each kind, in one of the languages. All other pages have the same parts. */
export const pagesByKind: readonly string[] = [
  '/',
  '/it/guides/object-lock',
  '/guides/s3-api',
  '/it/guides/errors',
  '/guides/who-may-do-what',
  '/it/composer/swarms/hardware',
  '/composer/swarms/what-is-a-swarm',
  '/it/integrations/',
  '/integrations/restic',
  '/getting-started/glossary',
  '/it/tested',
  '/search',
  '/it/offline',
];

/** Folders with pages, and the addresses of the pages in them without the language. */
const FOLDERS = {
  'docs/': '/',
  'composer/': '/composer/',
  'i18n/it/docusaurus-plugin-content-docs-home/current/': '/',
  'i18n/it/docusaurus-plugin-content-docs-composer/current/': '/composer/',
} as const;

/** Maximum number of changed pages, so that a change of all pages doesn't make the tests as slow as at night. */
const MOST_CHANGED = 25;

/**
 * Paths of the day whose files differ from the previous commit in either language. In a pull request, that is the commit that it's based
 * on.
 */
export function changedPaths(): string[] {
  const git = (...args: readonly string[]): string[] => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim().split('\n');
  // A shallow clone, or a repository that was just created, has no previous commit.
  const [, previous] = git('log', '--first-parent', '--max-count=2', '--format=%H');
  const files = previous === undefined ? [] : git('diff', '--name-only', previous);
  const changed = Object.entries(FOLDERS).flatMap(([folder, address]) =>
    files.filter((file) => file.startsWith(folder)).map((file) => address + file.slice(folder.length).replace(/(?:index)?\.mdx?$/, '')),
  );
  return pathsOfTheDay.filter((path) => changed.includes(path.replace(/^\/it\//, '/'))).slice(0, MOST_CHANGED);
}

/** One page that doesn't exist, in each language. */
export const missingPaths: readonly string[] = ['/no-such-page', '/it/no-such-page'];
