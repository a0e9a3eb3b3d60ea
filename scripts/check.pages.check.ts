/** `npm run check` in a copy of the site with mistakes, as a writer runs it. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { project } from './command';
import { commitAll, copyFiles, git } from './copy-tree';

const copy = mkdtempSync(path.join(tmpdir(), 'check-'));
copyFiles(project, copy);
symlinkSync(path.join(project, 'node_modules'), path.join(copy, 'node_modules'));
git(copy, 'init', '--quiet', '--initial-branch=main');
commitAll(copy);
afterAll(() => {
  rmSync(copy, { recursive: true });
});

const CORS = 'docs/guides/cors.md';
const ITALIAN = 'i18n/it/docusaurus-plugin-content-docs-home/current/guides';

function check(...pages: string[]): { status: number | null; lines: string[] } {
  const { status, stdout, stderr } = spawnSync(path.join(project, 'node_modules/.bin/tsx'), ['scripts/check.ts', ...pages], {
    cwd: copy,
    encoding: 'utf8',
  });
  return { status, lines: `${stderr}${stdout}`.trim().split('\n') };
}

/** Appends a line to the page, and returns its number. */
function append(file: string, text: string): number {
  const place = path.join(copy, file);
  const line = readFileSync(place, 'utf8').split('\n').length + 1;
  appendFileSync(place, `\n${text}\n`);
  return line;
}

it('finds nothing where nothing has changed', () => {
  expect(check()).toEqual({ status: 0, lines: ['check: 0 files of pages, 0 problems'] });
});

it('says of each mistake on a page where it is, and what to do', () => {
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
  const { status, lines } = check(CORS);
  expect(status).toBe(1);
  for (const { line, message } of expected)
    expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^${CORS}:${line + (message === '' ? 1 : 0)}(:\\d+)?: `)));
  for (const { message } of expected) expect(lines.join('\n')).toContain(message);
  expect(lines).toContainEqual(expect.stringContaining(`note: ${ITALIAN}/cors.md: is a translation of an older text`));
  // Without a name, the same page is found by its change.
  expect(check()).toEqual({ status, lines });
});

it('tells Windows line endings plainly', () => {
  const file = 'docs/guides/encryption.md';
  const place = path.join(copy, file);
  writeFileSync(place, readFileSync(place, 'utf8').replaceAll('\n', '\r\n'));
  expect(check('guides/encryption').lines.filter((line) => !line.startsWith('note: '))).toEqual([
    `${file}:1: has Windows line endings — set the line endings of the file to LF in your editor`,
    'check: 2 page files, 1 problem',
  ]);
});

it('passes an English page without its translation', () => {
  rmSync(path.join(copy, ITALIAN, 'public-files.md'));
  const { status, lines } = check('guides/public-files');
  expect(lines).toEqual([
    expect.stringContaining(`note: ${ITALIAN}/public-files.md: is missing: readers see the English page with a notice`),
    'check: 1 page file, 0 problems',
  ]);
  expect(status).toBe(0);
});

it('names an unknown page', () => {
  expect(check('guides/none')).toEqual({
    status: 2,
    lines: ['check: there is no page guides/none: write a file such as docs/guides/cors.md, or a name such as guides/cors'],
  });
});
