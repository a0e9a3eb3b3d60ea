import { expect, it } from 'vitest';
import { NOTHING, parseManifest } from './manifest';

const file = { bytes: 1, sha256: 'a', etag: 'b', headers: 'c' };

it('reads what it wrote', () => {
  const manifest = { ...NOTHING, files: { 'index.html': file }, retired: { 'a.js': NOTHING.at }, pending: { 'index.html': file } };
  expect(parseManifest(JSON.stringify(manifest), 's3://b/.deploy/manifest.json')).toEqual(manifest);
});

it.for<[what: string, text: string]>([
  ['no JSON', '<html>'],
  ['another format', JSON.stringify({ ...NOTHING, format: 2 })],
  ['a time that is none', JSON.stringify({ ...NOTHING, retired: { 'a.js': 'yesterday' } })],
  ["this program's own folder", JSON.stringify({ ...NOTHING, retired: { '.deploy/lock.json': NOTHING.at } })],
  ['an empty path', JSON.stringify({ ...NOTHING, files: { '': file } })],
])('refuses %s with the address and a cure', ([, text]) => {
  expect(() => parseManifest(text, 's3://b/.deploy/manifest.json')).toThrow(/^s3:\/\/b\/\.deploy\/manifest\.json: manifest.*Restore it/);
});
