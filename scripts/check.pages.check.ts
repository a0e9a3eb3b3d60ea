/** Runs `npm run check` as a writer would, in a copy of the site that contains mistakes. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { formatDiagnostics } from '../src/lib/diagnostic';
import { checkPages } from './check-pages';
import { git, project } from './command';
import type { Spelling } from './spelling';
import { commitAll, copyFiles } from './testing/copy-tree';

const copy = mkdtempSync(path.join(tmpdir(), 'check-'));
copyFiles(project, copy);
symlinkSync(path.join(project, 'node_modules'), path.join(copy, 'node_modules'));
git(copy, 'init', '--quiet', '--initial-branch=main');
commitAll(copy);
afterEach(() => {
  git(copy, 'checkout', '--quiet', '.');
});
afterAll(() => {
  rmSync(copy, { recursive: true });
});

const CORS = 'docs/guides/cors.md';
const ITALIAN = 'i18n/it/docusaurus-plugin-content-docs-home/current/guides';

interface Found {
  readonly problems: readonly string[];
  readonly notes: readonly string[];
  readonly files: readonly string[];
}

async function check(names: readonly string[] = [], spelling?: Spelling): Promise<Found> {
  const { pages, problems, notes } = await checkPages(copy, names, { ...(spelling && { spelling }) });
  return { problems: formatDiagnostics(problems), notes: formatDiagnostics(notes), files: pages.map(({ file }) => file) };
}

/** Appends a line to the page and returns its number. */
function append(file: string, text: string): number {
  const place = path.join(copy, file);
  const line = readFileSync(place, 'utf8').split('\n').length + 1;
  appendFileSync(place, `\n${text}\n`);
  return line;
}

it('finds nothing where nothing has changed', async () => {
  expect(await check()).toEqual({ problems: [], notes: [], files: [] });
});

it('reports the position and fix of each mistake on a page', async () => {
  const cases = [
    ['![A bucket](/img/none.png)', 'there is no image static/img/none.png — add the file'],
    ['```\nls\n```', 'code block has no language; write one'],
    ['```bsh\nls\n```', 'unknown language bsh; use one of bash'],
    ['```diagram\ntitle: [\n```', ''],
    ['<Card />', 'element <Card> — write Markdown'],
    ['[here](./none.md)', 'link to ./none.md, which doesn’t exist — correct the path'],
    ['Use {reader.bukket}.', 'unknown variable'],
    ['## On', 'heading "On" has no pinned id — add one at the end: {#short-name}'],
    ['Simply do it.', '"Simply"'],
  ] as const;
  const expected = cases.map(([text, message]) => ({ line: append(CORS, text), message }));
  const found = await check([CORS]);
  for (const { line, message } of expected)
    expect(found.problems).toContainEqual(expect.stringMatching(new RegExp(`^${CORS}:${line + (message === '' ? 1 : 0)}(:\\d+)?: `)));
  for (const { message } of expected) expect(found.problems.join('\n')).toContain(message);
  expect(found.notes).toEqual([expect.stringContaining(`${ITALIAN}/cors.md: is a translation of an older text`)]);
  // If no name is given, the same page is selected because it has changed.
  expect(await check()).toEqual(found);
});

it('passes the examples of the contribution guide', async () => {
  const guide = readFileSync(path.join(project, '.github/CONTRIBUTING.md'), 'utf8');
  const examples = [...guide.matchAll(/^```(?:markdown|mdx)\n([^]*?)\n```$/gm)].map(([, example = '']) => example);
  expect(examples.length).toBeGreaterThan(3);
  mkdirSync(path.join(copy, 'static/img'), { recursive: true });
  writeFileSync(path.join(copy, 'static/img/buckets.png'), '');
  // As English, the words of a translated heading would be misspelled.
  append('docs/guides/move-data.md', examples.join('\n\n').replace(/^## .*(?= \{#)/m, '## Turn versioning on'));
  expect((await check(['docs/guides/move-data.md'])).problems).toEqual([]);
});

describe('pages with a mistake each', () => {
  const CRLF = 'docs/guides/object-lock.md';
  const MISSPELT = 'docs/guides/performance.md';
  const CATEGORY = 'docs/integrations/cyberduck.md';
  let found: Found;
  let line = 0;

  // Starting the spell checker and reading all pages takes most of the time, so the pages are checked together.
  beforeAll(async () => {
    const change = (file: string, edit: (text: string) => string): void => {
      writeFileSync(path.join(copy, file), edit(readFileSync(path.join(copy, file), 'utf8')));
    };
    change(CRLF, (text) => text.replaceAll('\n', '\r\n'));
    change(CATEGORY, (text) => text.replace(/^category: .*/m, 'category: files'));
    line = append(MISSPELT, 'The bucket recieves a request.');
    rmSync(path.join(copy, ITALIAN, 'public-files.md'));
    found = await check(['guides/object-lock', MISSPELT, CATEGORY, 'guides/public-files']);
  });

  /** What was found on a page and its translation. */
  const on = (file: string): Found => {
    const isOn = (text: string): boolean => text.includes(file.slice('docs'.length));
    return { problems: found.problems.filter(isOn), notes: found.notes.filter(isOn), files: found.files.filter(isOn) };
  };

  it('says plainly that a file has Windows line endings', () => {
    expect(on(CRLF).problems).toEqual([`${CRLF}:1: has Windows line endings — set the line endings of the file to LF in your editor`]);
  });

  it('passes an English page without its translation', () => {
    expect(on('docs/guides/public-files.md')).toEqual({
      problems: [],
      notes: [expect.stringContaining(`${ITALIAN}/public-files.md: is missing: readers see the English page with a notice`)],
      files: ['docs/guides/public-files.md'],
    });
  });

  it('names a misspelt word', () => {
    expect(on(MISSPELT).problems).toEqual([expect.stringContaining(`${MISSPELT}:${line}:12: “recieves” isn’t in any dictionary`)]);
  });

  it('names an unknown category', () => {
    expect(on(CATEGORY).problems).toEqual([expect.stringMatching(`^${CATEGORY}:\\d: front matter "category": expected one of .*"files"$`)]);
  });

  it('says nothing else', () => {
    expect(found.problems).toHaveLength(3);
  });
});

it('says once what can’t be read, and checks the other pages', async () => {
  const condition = append(`${ITALIAN}/encryption.md`, '<If has="composer">\n\nTesto.');
  const tabs = append(`${ITALIAN}/multipart-upload.md`, '<Tabs groupId="os">\n\nTesto.');
  const part = append('docs/guides/public-files.md', '<Part of="none" />');
  const line = append('docs/guides/second-copy.md', 'The bucket recieves a request.');
  const { problems } = await check(['guides/encryption', 'guides/multipart-upload', 'guides/public-files', 'guides/second-copy']);
  expect([...problems].sort()).toEqual([
    `docs/guides/public-files.md:${part}: there is no part docs/_parts/none.md — write it, or correct the name in of="…"`,
    expect.stringMatching(`^docs/guides/second-copy.md:${line}:12: “recieves”`),
    `${ITALIAN}/encryption.md:${condition}: <If> isn’t closed — add a line </If> after the last block`,
    `${ITALIAN}/multipart-upload.md:${tabs}: <Tabs> isn’t closed — add </Tabs>, or, if it’s text, put it in code`,
  ]);
});

it('names an entry of the sidebar that leads to no page', async () => {
  rmSync(path.join(copy, 'docs/guides/errors.md'));
  const lines = readFileSync(path.join(copy, 'docs/sidebar.ts'), 'utf8').split('\n');
  const line = lines.findIndex((text) => text.includes("'guides/errors'")) + 1;
  // The spelling of a page has nothing to do with the sidebar, and takes half of the time.
  expect((await check(['docs/integrations/rclone.md'], () => Promise.resolve([]))).problems).toContain(
    `docs/sidebar.ts:${line}: there is no page 'guides/errors' — correct or delete it, or write docs/guides/errors.md`,
  );
});

it('uses the files that the command has found to be changed', async () => {
  const { pages } = await checkPages(copy, [], { changed: ['README.md', CORS], spelling: () => Promise.resolve([]) });
  expect(pages.map(({ file }) => file)).toEqual([CORS, `${ITALIAN}/cors.md`]);
});

it('doesn’t load the parser for built pages, which takes longer than to check a page', () => {
  const loaded = `import('./scripts/check-pages.ts').then(() => console.log(Object.keys(require('module')._cache).join('\\n')))`;
  const files = execFileSync(process.execPath, ['--import', 'tsx', '--eval', loaded], { cwd: project, encoding: 'utf8' });
  expect(files).toContain('src/content/pages.ts');
  expect(files).not.toContain('node_modules/cheerio/');
});

it('names an unknown page', async () => {
  await expect(check(['guides/none'])).rejects.toThrow(
    'there is no page guides/none: write a file such as docs/guides/cors.md, or a name such as guides/cors',
  );
});
