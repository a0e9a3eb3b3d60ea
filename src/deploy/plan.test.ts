import { describe, expect, it } from 'vitest';
import { publishedOf } from './local';
import { type Manifest, NOTHING } from './manifest';
import { metadataOf } from './metadata';
import type { LocalFile, Published, Stored } from './model';
import { isEmpty, makePlan, type Plan } from './plan';

const NOW = new Date('2026-11-23T12:00:00.000Z');
const daysAgo = (days: number): string => new Date(NOW.getTime() - days * 86_400_000).toISOString();

/** A file whose checksums are its text. */
const file = (path: string, text = 'new', metadata = metadataOf(path)): LocalFile => ({
  path,
  file: path,
  metadata,
  bytes: text.length,
  sha256: text,
  md5: text,
});
const local = (...files: LocalFile[]): Map<string, LocalFile> => new Map(files.map((each) => [each.path, each]));
const record = (...files: LocalFile[]): Record<string, Published> =>
  Object.fromEntries(files.map((each) => [each.path, publishedOf(each)]));
const stored = (texts: Record<string, string>): Map<string, Stored> =>
  new Map(Object.entries(texts).map(([path, text]) => [path, { bytes: text.length, etag: text }]));
const manifest = (parts: Partial<Manifest>): Manifest => ({ ...NOTHING, ...parts });

const plan = (site: LocalFile[], parts: Partial<Manifest>, there: Record<string, string>, graceDays = 7): Plan =>
  makePlan({ local: local(...site), manifest: manifest(parts), stored: stored(there), now: NOW, graceDays });
const uploads = ({ uploads: all }: Plan): string[] => all.map(({ path }) => path);

describe('what is uploaded', () => {
  it('comes in the order in which a reader needs it', () => {
    const paths = [
      'sitemap.xml',
      'it/index.html',
      'guides/new/index.html',
      'index.html',
      'fonts/a.woff2',
      'service-worker.js',
      'it/assets/js/b.12345678.js',
      'assets/css/a.12345678.css',
    ];
    const there = { 'index.html': 'old', 'it/index.html': 'old' };
    const files = record(file('index.html', 'old'), file('it/index.html', 'old'));
    expect(
      plan(
        paths.map((path) => file(path)),
        { files },
        there,
      ).uploads.map(({ path, phase }) => `${phase}: ${path}`),
    ).toEqual([
      'assets: assets/css/a.12345678.css',
      'assets: it/assets/js/b.12345678.js',
      'files: fonts/a.woff2',
      'new pages: guides/new/index.html',
      'changed pages: index.html',
      'changed pages: it/index.html',
      'lists: service-worker.js',
      'lists: sitemap.xml',
    ]);
  });

  const page = file('index.html');
  const old = file('index.html', 'old');
  const otherHeaders = file('index.html', 'new', { contentType: 'text/html', cacheControl: 'max-age=60' });

  it.for<[what: string, parts: Partial<Manifest>, there: Record<string, string>, uploaded: boolean]>([
    ['what is not there', {}, {}, true],
    ['what is there and recorded', { files: record(page) }, { 'index.html': 'new' }, false],
    ['what is there with other headers', { files: record(otherHeaders) }, { 'index.html': 'new' }, true],
    ['what is recorded and is not there', { files: record(page) }, {}, true],
    ['what somebody else has changed since', { files: record(page) }, { 'index.html': 'other' }, true],
    ['what an interrupted deploy has uploaded', { files: record(old), pending: record(page) }, { 'index.html': 'new' }, false],
    ['what an interrupted deploy did not reach', { files: record(old), pending: record(page) }, { 'index.html': 'old' }, true],
    ['what may have the old headers', { files: record(otherHeaders), pending: record(page) }, { 'index.html': 'new' }, true],
    ['what is there and recorded nowhere', {}, { 'index.html': 'new' }, true],
  ])('%s', ([, parts, there, uploaded]) => {
    expect(uploads(plan([page], parts, there))).toEqual(uploaded ? ['index.html'] : []);
  });

  it('trusts the ETag of a server that makes it otherwise than by MD5', () => {
    const files = { 'index.html': { ...publishedOf(page), etag: 'opaque-1' } };
    const at = (etag: string): Plan =>
      makePlan({
        local: local(page),
        manifest: manifest({ files }),
        stored: new Map([['index.html', { bytes: 3, etag }]]),
        now: NOW,
        graceDays: 7,
      });
    expect(uploads(at('opaque-1'))).toEqual([]);
    expect(at('opaque-1').unchanged['index.html']?.etag).toBe('opaque-1');
    expect(uploads(at('opaque-2'))).toEqual(['index.html']);
  });
});

describe('what is deleted', () => {
  const asset = 'assets/js/old.12345678.js';

  it.for<[what: string, parts: Partial<Manifest>, graceDays: number, removed: boolean]>([
    ['not an asset that the last version had', { files: record(file(asset)) }, 7, false],
    ['not an asset within its grace period', { retired: { [asset]: daysAgo(6) } }, 7, false],
    ['an asset after its grace period', { retired: { [asset]: daysAgo(8) } }, 7, true],
    ['an asset without grace period', { files: record(file(asset)) }, 0, true],
    [
      'not an asset that an interrupted deploy retired long ago and the last whole version has',
      { files: record(file(asset)), retired: { [asset]: daysAgo(30) } },
      7,
      false,
    ],
    ['not an asset of an interrupted deploy', { pending: record(file(asset)) }, 7, false],
  ])('%s', ([, parts, graceDays, removed]) => {
    const { removals, retired } = plan([], parts, { [asset]: 'new' }, graceDays);
    expect(removals).toEqual(removed ? [asset] : []);
    expect([...retired.keys()]).toEqual([asset]);
  });

  it('a page that the site does not have any more, at once', () => {
    const gone = ['guides/gone.md', 'guides/gone/index.html'];
    expect(
      plan([], { files: record(...gone.map((path) => file(path))) }, Object.fromEntries(gone.map((path) => [path, 'new']))).removals,
    ).toEqual(gone);
  });

  it('nothing that no manifest lists, whatever its name', () => {
    const there = {
      'assets/js/x.12345678.js': 'x',
      'index.html.bak': 'x',
      '.deploy/manifest.json': 'x',
      '.deploy/lock.json': 'x',
      'guides/x/index.html': 'x',
    };
    const { removals, retired, conflicts } = plan([file('index.html')], {}, there, 0);
    expect({ removals, retired: [...retired], conflicts }).toEqual({ removals: [], retired: [], conflicts: [] });
  });

  it('not what the new version has again', () => {
    expect(plan([file(asset)], { retired: { [asset]: daysAgo(30) } }, { [asset]: 'new' }).removals).toEqual([]);
  });
});

it('names objects of others at paths of the site', () => {
  expect(
    plan([file('index.html'), file('a.txt')], { files: record(file('a.txt')) }, { 'index.html': 'other', 'a.txt': 'x' }).conflicts,
  ).toEqual(['index.html']);
});

it.for<[what: string, parts: Partial<Manifest>, empty: boolean]>([
  ['all is there', { files: record(file('index.html')) }, true],
  ['an interrupted deploy has to be closed', { files: record(file('index.html')), pending: record(file('index.html')) }, false],
  ['a file has to be recorded as retired', { files: record(file('index.html'), file('x.png')) }, false],
  ['a file is retired', { files: record(file('index.html')), retired: { 'x.png': daysAgo(1) } }, true],
])('tells whether there is anything to do: %s', ([, parts, empty]) => {
  expect(isEmpty(plan([file('index.html')], parts, { 'index.html': 'new', 'x.png': 'new' }), manifest(parts))).toBe(empty);
});
