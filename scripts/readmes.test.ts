/** Tests whether everything that the READMEs and guides refer to exists: files, folders, npm scripts, programs. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { NAMES as TESTS } from './test';

const root = fileURLToPath(new URL('..', import.meta.url));
const git = (...options: string[]): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...options], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(path.join(root, file)));

const files = git();
/** Files and folders, relative to the root. */
const places = new Set(files.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'))));
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

/** Documents about the project, except pages, including those of an operator, and test inputs. */
const guides = files.filter((file) => file.endsWith('.md') && !/^composer\/|(?:^|\/)(?:docs|i18n|fixtures)\//.test(file));
/** Names that aren't in Git: files that commands create, files of the built site, and names that are only examples. */
const NOT_IN_GIT =
  /^(?:build(?:-hosting)?|test-results|node_modules|conformance)(?:\/|$)|^(?:rules|website)\.json$|^robots\.txt$|^s3-operations\.|^llms(?:-full)?\.txt$|^search\/index\.|^path\/to\//;
const EXTENSION = /\.(?:[cm]?[jt]sx?|jsonc?|ya?ml|mdx?|css|svg|png|txt)$/;

/** Whether code looks like a file or folder path, as opposed to an address, a package, a media type or program code. */
const isPath = (code: string): boolean =>
  /^\.?[\w{][\w.{},*<>/-]*$/.test(code) &&
  (EXTENSION.test(code) || code.endsWith('/') || /^(?:src|docs|composer|scripts|e2e|i18n)\//.test(code));

/** Expands `a/{b,c}.ts` to `a/b.ts` and `a/c.ts`. */
function alternatives(name: string): string[] {
  const group = /\{([^{}]*)\}/.exec(name);
  if (!group) return [name];
  return (group[1] ?? '').split(',').flatMap((part) => alternatives(name.replace(group[0], part)));
}

/** `*`, and a placeholder such as `<locale>`, match one part of a path. `**` matches any number of parts. */
const pattern = (name: string): string =>
  name
    .replace(/<[^>]*>/g, '*')
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(/\*\*\/?|\*/g, (stars) => (stars === '*' ? '[^/]*' : '.*'));

/** Whether the repository contains the name: anywhere below the guide's folder, next to that folder or one of its parents, or in `src/`. */
function isThere(name: string, guide: string): boolean {
  const folders = path.posix.dirname(guide).split('/');
  const above = folders.map((_, at) => `${folders.slice(0, at + 1).join('/')}/`).filter((folder) => folder !== './');
  const below = above.length === 0 ? '' : `${above.at(-1) ?? ''}(?:.*/)?`;
  const sought = new RegExp(`^(?:${['', 'src/', ...above, below].join('|')})${pattern(name.replace(/\/$/, ''))}$`);
  return [...places].some((place) => sought.test(place));
}

function wrongPaths(guide: string, text: string): string[] {
  const spans = [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  const wrong = spans.filter((code) => isPath(code) && !NOT_IN_GIT.test(code) && !alternatives(code).every((name) => isThere(name, guide)));
  // In a code block, a link is only an example.
  const links = [...text.replace(/^```(?:markdown|mdx)[\s\S]*?^```/gm, '').matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) =>
    target.replace(/#.*/, ''),
  );
  const broken = links.filter((target) => target !== '' && target !== 'link' && !/^\w+:/.test(target));
  return [...wrong, ...broken.filter((target) => !places.has(path.posix.join(path.posix.dirname(guide), target).replace(/\/$/, '')))];
}

function wrongCommands(text: string): string[] {
  const named = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name);
  const programs = [...text.matchAll(/\bnpx ([\w-]+)/g)].map(([, name = '']) => name);
  const steps = [...text.matchAll(/\bnpm test -- ([\w ]+)/g)].flatMap(([, names = '']) => names.trim().split(' '));
  return [
    ...named.filter((name) => scripts[name] === undefined).map((name) => `npm run ${name}`),
    ...steps.filter((name) => !TESTS.includes(name)).map((name) => `npm test -- ${name}`),
    ...programs.filter((name) => !existsSync(path.join(root, 'node_modules/.bin', name))).map((name) => `npx ${name}`),
  ];
}

describe.each(guides)('%s', (guide) => {
  const text = readFileSync(path.join(root, guide), 'utf8');

  it('names files and folders that exist', () => {
    expect(wrongPaths(guide, text)).toEqual([]);
  });

  it('names commands that exist', () => {
    expect(wrongCommands(text)).toEqual([]);
  });
});

describe('the check itself', () => {
  it.each([
    ['a link', '[map](src/nowhere.md)', ['src/nowhere.md']],
    ['a file', 'see `scripts/nothing.ts`', ['scripts/nothing.ts']],
    ['a folder', 'in `src/nowhere/`', ['src/nowhere/']],
    ['a pattern', '`i18n/<locale>/nothing.json`', ['i18n/<locale>/nothing.json']],
    ['one of two', '`{README,NOTHING}.md`', ['{README,NOTHING}.md']],
    ['what is there', '[map](src/README.md), `src/`, `i18n/<locale>/code.json`, `{README,LICENSE-docs}.md`, `build/`, `/search`', []],
  ])('finds %s', (_name, text, wrong) => {
    expect(wrongPaths('README.md', text)).toEqual(wrong);
  });

  it('finds commands that do not exist', () => {
    const text = '`npm run nothing`, `npm run build`, `npm test -- lint nowhere`, `npx nothing-here`, `npx playwright test`';
    expect(wrongCommands(text)).toEqual(['npm run nothing', 'npm test -- nowhere', 'npx nothing-here']);
  });
});
