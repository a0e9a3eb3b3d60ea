import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { firstDifference, folderDifferences } from './compare-folders';

describe('firstDifference', () => {
  it.each<[string, string, string, string | undefined]>([
    ['the same bytes', 'abc', 'abc', undefined],
    ['another byte', 'abc', 'axc', 'byte 1: "abc" and "axc"'],
    ['a beginning of the other', 'ab', 'abc', 'byte 2: "ab" and "abc"'],
    ['more than the other', 'abc', 'ab', 'byte 2: "abc" and "ab"'],
    ['an empty file', '', 'a', 'byte 0: "" and "a"'],
    ['a long text', `${'-'.repeat(100)}a`, `${'-'.repeat(100)}b`, `byte 100: "${'-'.repeat(60)}a" and "${'-'.repeat(60)}b"`],
  ])('of %s', (_, one, other, expected) => {
    expect(firstDifference(Buffer.from(one), Buffer.from(other))).toBe(expected);
  });
});

describe('folderDifferences', () => {
  const top = mkdtempSync(path.join(os.tmpdir(), 'compare-test-'));
  const [one, other] = [path.join(top, 'one'), path.join(top, 'other')];
  const write = (folder: string, files: Readonly<Record<string, string>>): void => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    }
  };
  afterAll(() => {
    rmSync(top, { recursive: true });
  });

  it('names files that one side lacks, and the first difference of the others', () => {
    write(one, { 'a.html': 'same', 'it/b.html': 'at 10:00', 'assets/main.1.js': '' });
    write(other, { 'a.html': 'same', 'it/b.html': 'at 15:45', 'assets/main.2.js': '' });
    expect(folderDifferences(one, other)).toEqual([
      `assets/main.1.js: only in ${one}`,
      `assets/main.2.js: only in ${other}`,
      'it/b.html: byte 4: "at 10:00" and "at 15:45"',
    ]);
    expect(folderDifferences(one, one)).toEqual([]);
  });
});
