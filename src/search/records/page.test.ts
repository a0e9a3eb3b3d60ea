import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { pageRecords } from './page';

const html = readFileSync(join(import.meta.dirname, 'fixtures/site/guides/lock/index.html'), 'utf8');
const records = pageRecords(html, { url: '/guides/lock', defaultArea: 'Docs', position: 3 });
const section = (anchor: string | null) => records.find((record) => record.anchor === anchor);

describe('pageRecords', () => {
  it('creates one record per heading, in reading order, including definitions', () => {
    expect(records.map(({ type, url }) => [type, url])).toEqual([
      ['lvl1', '/guides/lock'],
      ['lvl2', '/guides/lock#modes'],
      ['lvl3', '/guides/lock#set'],
      ['lvl2', '/guides/lock#empty'],
      ['lvl2', '/guides/lock#words'],
      ['lvl3', '/guides/lock#hold'],
    ]);
  });

  it('gives each the facets and the place', () => {
    for (const [index, record] of records.entries()) {
      expect(record).toMatchObject({ language: 'en', docusaurus_tag: 'docs-home-current', position: { page: 3, section: index } });
      expect(record.objectID).toBe(record.url);
    }
  });

  it('gives each the headings above it and no deeper ones', () => {
    expect(section('set')?.hierarchy).toEqual({
      lvl0: 'Guides',
      lvl1: 'Object Lock',
      lvl2: 'Two MODEs',
      lvl3: 'Set one',
      lvl4: null,
      lvl5: null,
      lvl6: null,
    });
    expect(section('empty')?.hierarchy).toMatchObject({ lvl2: 'Empty section', lvl3: null });
  });

  it.each([
    [
      'the page: its description, its introduction, formulas once',
      null,
      'Lock object versions against deletion. Locks versions, unchangeable, by a retention period. Formula N + K holds.',
    ],
    [
      'admonitions and tables',
      'modes',
      'Mind the date It cannot be undone. Mode · Bypass · GOVERNANCE · With a right · COMPLIANCE · Never',
    ],
    ['all tabs without their labels, and headings without an address', 'set', 'Run this. Or this. No address Text below it.'],
    ['nothing where there is nothing', 'empty', null],
    ['lists of terms, and labels side by side', 'hold', 'unlinked A lock without end. Plain. One label'],
  ])('takes the text of %s', (_, anchor, content) => {
    expect(section(anchor)?.content).toBe(content);
  });

  it.each([
    ['the heading above the main part', '<header><h1>Archive</h1></header><main><p>2021</p></main>', 'Archive'],
    ['the title of the document, without a heading', '<main><p>2021</p></main>', 'Archive | My site'],
  ])('takes for the title of a page %s', (_, body, title) => {
    const page = `<html lang=en><head><title>Archive | My site</title></head><body>${body}</body></html>`;
    expect(pageRecords(page, { url: '/archive', defaultArea: 'Blog', position: 0 })[0]?.hierarchy.lvl1).toBe(title);
  });

  it('returns no records for a page with noindex, whatever other directives it has', () => {
    const robots = (content: string) => `<meta name=robots content="${content}">`;
    const page = `<html lang=en><head>${robots('noindex, follow')}${robots('max-image-preview:large')}</head><main>Offline</main>`;
    expect(pageRecords(page, { url: '/offline', defaultArea: 'Docs', position: 0 })).toEqual([]);
  });

  it('keeps entries that open apart', () => {
    const entry = (name: string) => `<details><summary>${name}</summary><p>Text</p></details>`;
    const page = `<html lang=en><body><main><h1>API</h1>${entry('Get')}${entry('Put')}</main></body></html>`;
    expect(pageRecords(page, { url: '/api', defaultArea: 'Docs', position: 0 })[0]?.content).toBe('Get Text · Put Text');
  });

  it('tells definitions from sections', () => {
    expect(records.flatMap(({ kind, anchor }) => (kind === undefined ? [] : [anchor]))).toEqual(['hold']);
  });

  it('gives each addressed row of a table, and each addressed entry that opens, a record of its own', () => {
    const rows =
      '<tr><td>503 <span id=SlowDown><code>SlowDown</code></span><td>Too many<tr><td>The same<td>Otherwise<tr><td><b id=Busy>Busy</b><td>Wait<tr><td><span id=former></span>Bare<td>x';
    const entry = '<details id=GetObject><summary><code>Get<wbr>Object</code></summary><p>Reads.</p></details>';
    const body = `<h1>API</h1><h2 id=codes>Codes</h2><p>Before.</p><table>${rows}</table><p>After.</p><h3 id=list>List</h3>${entry}`;
    const page = `<html lang=en><body><main>${body}</main></body></html>`;
    const found = pageRecords(page, { url: '/api', defaultArea: 'Docs', position: 0 });
    expect(found.map(({ anchor, type, kind, content }) => [anchor, type, kind, content])).toEqual([
      [null, 'lvl1', undefined, null],
      ['codes', 'lvl2', undefined, 'Before. 503 SlowDown · Too many · The same · Otherwise · Busy · Wait · Bare · x After.'],
      ['SlowDown', 'lvl3', 'entry', '503 SlowDown · Too many'],
      ['Busy', 'lvl3', 'entry', 'Busy · Wait'],
      ['list', 'lvl3', undefined, 'GetObject Reads.'],
      ['GetObject', 'lvl4', 'entry', 'GetObject Reads.'],
    ]);
    expect(found.map(({ hierarchy }) => hierarchy.lvl3)).toEqual([null, null, 'SlowDown', 'Busy', 'List', 'List']);
  });

  it('gives each code that names a row its own record with the text of the whole row', () => {
    const row =
      '<tr><td>400 <span id=NoBody><code>NoBody</code></span>, <span id=NoHead><code>NoHead</code></span> or <b id=it>it</b><td>It is empty';
    const page = `<html lang=en><body><main><h1>API</h1><table>${row}<tr><td>Other<td>x</table></main></body></html>`;
    const found = pageRecords(page, { url: '/api', defaultArea: 'Docs', position: 0 });
    expect(found.map(({ anchor, hierarchy, content }) => [anchor, hierarchy.lvl2, content])).toEqual([
      [null, null, '400 NoBody, NoHead or it · It is empty · Other · x'],
      ['NoBody', 'NoBody', '400 NoBody, NoHead or it · It is empty'],
      ['NoHead', 'NoHead', '400 NoBody, NoHead or it · It is empty'],
    ]);
  });

  it('keeps code apart, without captions and buttons', () => {
    expect(section('set')?.code).toBe('aws s3api put-object-retention\n--bucket b\ns3.put_object_retention()');
    expect(section('modes')?.code).toBeNull();
  });

  it.each([
    ['no <main>', '<html lang=en><body>text</body></html>', 'the built page has no <main>'],
    ['no language', '<html><body><main>text</main></body></html>', 'the built page has no <html lang>'],
  ])('refuses a page with %s and names it', (_, page, message) => {
    const read = () => pageRecords(page, { url: '/odd', defaultArea: 'Docs', position: 0 });
    expect(read).toThrow(`/odd: ${message}`);
  });
});
