import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readPages } from '../../content';
import { formatDiagnostics } from '../../lib/diagnostic';
import { sourceProblems } from './testing/source-files';

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'sources-'));
  for (const folder of ['docs/guides', 'composer', 'i18n/it', 'static/img']) mkdirSync(path.join(siteDir, folder), { recursive: true });
  write('docs/a.md', 'Città, naïve, 文, 🐝\n');
});
afterEach(() => {
  rmSync(siteDir, { recursive: true });
});

const write = (file: string, content: string | Buffer): void => writeFileSync(path.join(siteDir, file), content);
const problems = (): string[] => formatDiagnostics(sourceProblems(siteDir));

it('accepts text in UTF-8, and what is no text as it is', () => {
  write('static/img/a.png', Buffer.from([0x89, 0, 0xff]));
  expect(problems()).toEqual([]);
});

it.each<[string, string | Buffer, string]>([
  ['NUL', 'a\nb\0c\n', '2: contains the character NUL — delete it'],
  ['a byte of Latin-1', Buffer.from([0x61, 0x0a, 0x0a, 0xe8, 0x0a]), '3: isn’t valid UTF-8 — type the character again'],
  ['half a character at the end', Buffer.from([0x61, 0x0a, 0xc3]), '2: isn’t valid UTF-8'],
  ['an overlong form', Buffer.from([0xc0, 0xaf]), '1: isn’t valid UTF-8'],
  ['half a surrogate', Buffer.from([0x0a, 0xed, 0xa0, 0x80]), '2: isn’t valid UTF-8'],
  ['a mark that turns text around', 'a\nb \u202e c\n', '2: contains the invisible character U+202E — delete it'],
  ['a line end that editors do not show', 'a\u2028b\n', '1: contains the invisible character U+2028'],
  ['a control character', 'a\n\nb\u001b[31m\n', '3: contains the invisible character U+001B'],
  ['a tag that only machines read', 'a \u{E0041}\n', '1: contains the invisible character U+E0041'],
  ['Windows line endings', 'a\n\nb\r\n', '3: has Windows line endings — set the line endings of the file to LF'],
  ['a byte order mark', '\ufeff---\ntitle: A\n---\n', '1: begins with a byte order mark — save it as UTF-8 without'],
])('names file, line and fix of %s', (_case, content, message) => {
  for (const file of ['docs/guides/b.md', 'composer/b.mdx', 'i18n/it/code.json', 'static/b.svg']) {
    write(file, content);
    expect(problems()).toEqual([expect.stringContaining(`${file}:${message}`)]);
    rmSync(path.join(siteDir, file));
  }
});

it('takes UTF-16 for no UTF-8', () => {
  write('docs/b.md', Buffer.from('\ufeffTesto\n', 'utf16le'));
  expect(problems().join('\n')).toContain('docs/b.md:1: isn’t valid UTF-8');
});

it.each([
  ['to a file outside', '/etc/passwd'],
  ['to a file beside', 'a.md'],
  ['up and out', '../../outside.md'],
  ['to nothing', 'none.md'],
  ['to itself', 'link.md'],
  ['to its own folder', '.'],
  ['to a folder outside', '/etc'],
])('refuses a symbolic link %s in every source folder', (_case, target) => {
  for (const folder of ['docs', 'docs/guides', 'composer', 'i18n/it', 'static', 'static/img']) {
    const link = path.join(siteDir, folder, 'link.md');
    symlinkSync(target, link);
    expect(problems()).toEqual([`${folder}/link.md:1: is a symbolic link to ${target} — replace the link with the file itself`]);
    rmSync(link);
  }
});

it('neither follows loops nor reads pages through links', () => {
  for (const name of ['x', 'y', 'z']) symlinkSync('..', path.join(siteDir, 'docs/guides', name));
  symlinkSync('/etc', path.join(siteDir, 'docs/etc'));
  symlinkSync(path.join(siteDir, 'docs/a.md'), path.join(siteDir, 'docs/b.md'));
  expect(readPages({ siteDir }).map(({ file }) => file)).toEqual(['docs/a.md']);
  expect(problems()).toHaveLength(5);
});

it.skipIf(process.platform === 'win32')('refuses a socket, and what else is no file', async () => {
  const server = net.createServer().listen(path.join(siteDir, 'docs/socket.md'));
  await once(server, 'listening');
  expect(problems()).toEqual(['docs/socket.md:1: isn’t a file — remove it']);
  expect(readPages({ siteDir })).toHaveLength(1);
  server.close();
});
