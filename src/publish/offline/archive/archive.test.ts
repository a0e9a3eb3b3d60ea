import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { archivedStyleSheet, readAssets, zip } from './archive';

const site = { siteUrl: 'https://docs.example.com', baseUrl: '/', rootUrl: '/', pages: new Map() };
let outDir: string;

beforeAll(async () => {
  outDir = await mkdtemp(path.join(tmpdir(), 'archive-'));
  await mkdir(path.join(outDir, 'css'));
  await writeFile(path.join(outDir, 'css/a.css'), '@font-face{src:url(/a.woff2)}');
  await writeFile(path.join(outDir, 'a.woff2'), 'font');
});
afterAll(() => rm(outDir, { recursive: true }));

describe('readAssets', () => {
  it('reads what style sheets load, too', async () => {
    const sheet = { served: '/css/a.css', file: 'css/a.css' };
    const { files, served } = await readAssets([sheet, sheet], outDir, site);
    expect([...files].map(([name, content]) => [name, strFromU8(content)])).toEqual([
      ['css/a.css', '@font-face{src:url("../a.woff2")}'],
      ['a.woff2', 'font'],
    ]);
    expect([...served]).toEqual([
      ['/css/a.css', 'css/a.css'],
      ['/a.woff2', 'a.woff2'],
    ]);
  });

  it('names a file that is absent', async () => {
    const asset = { served: '/b.png', file: 'b.png' };
    await expect(readAssets([asset], outDir, site)).rejects.toThrow(`b.png: a page loads this file, but it isn’t in ${outDir}`);
  });
});

describe('zip', () => {
  const text = Buffer.from('text '.repeat(1_000));
  const files = new Map([
    ['b/index.html', text],
    ['a.woff2', text],
  ]);

  it('holds all files in one folder', () => {
    expect(unzipSync(zip(files, 'docs-en'))).toEqual({
      'docs-en/b/index.html': new Uint8Array(text),
      'docs-en/a.woff2': new Uint8Array(text),
    });
  });

  it('compresses text, and not what is compressed already', () => {
    const sizes: [string, number][] = [];
    unzipSync(zip(files, 'docs-en'), { filter: ({ name, size }) => sizes.push([name, size]) > 2 });
    expect(sizes).toEqual([
      ['docs-en/a.woff2', text.length],
      ['docs-en/b/index.html', expect.any(Number)],
    ]);
    expect(sizes[1]?.[1]).toBeLessThan(100);
  });

  it('has the same bytes for the same files, in any order', () => {
    expect(zip(new Map([...files].reverse()), 'docs-en')).toEqual(zip(files, 'docs-en'));
  });
});

const docs = { siteUrl: 'https://docs.example.com', baseUrl: '/docs/', rootUrl: '/docs/', pages: new Map() };
const place = { file: 'assets/css/a.css', route: '/docs/assets/css/a.css' };

describe('archivedStyleSheet', () => {
  it.each([
    ['a path', 'url(/docs/fonts/a.woff2)', 'url("../../fonts/a.woff2")', ['fonts/a.woff2']],
    ['a quoted path', "url( '/docs/fonts/a.woff2' )", 'url("../../fonts/a.woff2")', ['fonts/a.woff2']],
    ['a relative path', 'url(../fonts/a.woff2)', 'url("../fonts/a.woff2")', ['assets/fonts/a.woff2']],
    ['data', 'url("data:image/svg+xml;utf8,<svg fill=\'rgb(0,0,0)\'>")', undefined, []],
    ['a part of a drawing', 'url(#arrow)', undefined, []],
    ['another host', 'url(https://cdn.example.com/a.woff2)', undefined, []],
  ])('%s', (_case, value, expected, assets) => {
    const found = archivedStyleSheet(`a{b:${value}}`, place, docs);
    expect(found.css).toBe(`a{b:${expected ?? value}}`);
    expect(found.assets.map(({ file }) => file)).toEqual(assets);
  });
});
