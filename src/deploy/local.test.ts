import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bodyOf, publishedOf, readBuild } from './local';
import { metadataOf } from './metadata';
import type { LocalFile } from './model';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'deploy-local-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function put(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
}
function site(redirects = true): Map<string, LocalFile> {
  put('index.html', '<h1>Home</h1>');
  put('404.html', '<h1>Not found</h1>');
  return readBuild(folder, { metadataOf, redirects });
}

it.for<[path: string, type: string, cache: RegExp, gzip: boolean]>([
  ['index.html', 'text/html; charset=utf-8', /^no-cache$/, false],
  ['guides/x.md', 'text/markdown; charset=utf-8', /^no-cache$/, false],
  ['llms.txt', 'text/plain; charset=utf-8', /^no-cache$/, false],
  ['service-worker.js', 'text/javascript; charset=utf-8', /^no-cache$/, false],
  ['search/index.en.json', 'application/json; charset=utf-8', /^no-cache$/, false],
  ['search/index.en-first.0123abcd.json', 'application/json; charset=utf-8', /immutable/, true],
  ['search/index.en.0123abcd.json', 'application/json; charset=utf-8', /immutable/, true],
  ['it/assets/js/main.0123abcd.js', 'text/javascript; charset=utf-8', /immutable/, true],
  ['assets/images/a-0123.png', 'image/png', /immutable/, false],
  ['fonts/a.woff2', 'font/woff2', /^public, max-age=86400$/, false],
  ['downloads/site.zip', 'application/zip', /^no-cache$/, false],
  ['site.webmanifest', 'application/manifest+json; charset=utf-8', /^no-cache$/, false],
  ['brand/favicon.ico', 'image/x-icon', /^no-cache$/, false],
  ['strange.thing', 'application/octet-stream', /^no-cache$/, false],
])('stores %s as %s', ([name, type, cache, gzip]) => {
  put(name, 'text');
  const { metadata, contentEncoding } = site().get(name)!;
  expect(metadata.contentType).toBe(type);
  expect(metadata.cacheControl).toMatch(cache);
  expect(contentEncoding === 'gzip').toBe(gzip);
});

it('packs what only browsers ask for, the same each time', () => {
  put('assets/js/a.12345678.js', 'let a = 1;'.repeat(50));
  const [first, second] = [site(), site()].map((files) => files.get('assets/js/a.12345678.js')!);
  expect(first).toEqual(second);
  expect(gunzipSync(bodyOf(first!)).toString()).toBe('let a = 1;'.repeat(50));
  expect(first!.bytes).toBe(bodyOf(first!).length);
});

it('finds where a page only redirects to, and takes the header into its fingerprint', () => {
  put('ds3/x/index.html', '<!DOCTYPE html><meta http-equiv="refresh" content="0; url=/x"><a href="/x">x</a>');
  put('guide.html', `<meta http-equiv="refresh" content="0; url=/x">${'text '.repeat(1000)}`);
  const [page, same] = [site(), site(false)].map((files) => files.get('ds3/x/index.html')!);
  expect(page!.redirect).toBe('/x');
  expect(same!.redirect).toBeUndefined();
  expect(publishedOf(page!).headers).not.toBe(publishedOf(same!).headers);
  expect(site().get('guide.html')!.redirect).toBeUndefined();
});

function linked(): void {
  site();
  symlinkSync('/etc/hostname', path.join(folder, 'x.txt'));
}
function recorded(): void {
  site();
  put('.deploy/manifest.json', '{}');
}

it.for<[what: string, prepare: () => void, says: string]>([
  ['no site', () => undefined, 'npm run build'],
  ['a link that leaves the folder', linked, 'no ordinary file'],
  ['a file of the record', recorded, "this program's own"],
])('refuses %s', ([, prepare, says]) => {
  prepare();
  expect(() => readBuild(folder, { metadataOf, redirects: true })).toThrow(says);
});
