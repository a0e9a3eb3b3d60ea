import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BundledFiles, packageOf, packagesOf, type BundledModule } from './plugin';
import { fontNotices, isPermissive, noticeOf, noticesText } from './notices';

let top: string;
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(top, file)), { recursive: true });
  writeFileSync(path.join(top, file), text);
};
const manifest = (license?: unknown): string => JSON.stringify({ name: '@a/b', version: '1.2.3', license });
beforeEach(() => {
  top = mkdtempSync(path.join(os.tmpdir(), 'notices-test-'));
});
afterEach(() => {
  rmSync(top, { recursive: true });
});

describe('isPermissive', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['MIT AND BSD-3-Clause', true],
    ['MIT AND GPL-2.0-only', false],
    ['GPL-3.0-or-later', false],
    ['LGPL-2.1', false],
    ['AGPL-3.0', false],
    ['MPL-2.0', false],
    ['SEE LICENSE IN LICENSE', false],
    ['none', false],
  ])('%s: %s', (licence, permissive) => {
    expect(isPermissive(licence)).toBe(permissive);
  });
});

describe('the packages of a bundle', () => {
  it('are those of its files, joined modules too', () => {
    write('node_modules/@a/b/package.json', manifest('MIT'));
    write('node_modules/@a/b/esm/package.json', '{"type":"module"}');
    write('node_modules/c/package.json', '{"name":"c"}');
    write('node_modules/c/node_modules/d/package.json', '{"name":"d"}');
    const at = (file: string): string => path.join(top, file);
    const modules: BundledModule[] = [
      { nameForCondition: at('src/own.ts'), modules: [{ nameForCondition: at('node_modules/@a/b/esm/index.js') }] },
      { nameForCondition: null, modules: [{ nameForCondition: at('node_modules/c/node_modules/d/x.js') }] },
      { nameForCondition: at('node_modules/@a/b/other.css') },
    ];
    const bundled = new BundledFiles();
    bundled.apply({ hooks: { done: { tap: (_, run) => run({ toJson: () => ({ modules }) }) } } });
    expect(packagesOf(bundled.files)).toEqual([at('node_modules/@a/b'), at('node_modules/c/node_modules/d')]);
    expect(packageOf(at('node_modules/c/x.js'))).toBe(at('node_modules/c'));
  });
});

describe('noticeOf', () => {
  it('has the words of every file that says something of the licence', () => {
    write('b/package.json', manifest('Apache-2.0'));
    write('b/NOTICE', 'Of A.\n');
    write('b/LICENSE.md', 'Apache.\n');
    write('b/licenses.json', 'no');
    expect(noticeOf(path.join(top, 'b'), top)).toEqual({ name: '@a/b', version: '1.2.3', licence: 'Apache-2.0', text: 'Apache.\n\nOf A.' });
  });

  it('takes them from this project where the package has none', () => {
    write('b/package.json', manifest('MIT'));
    write('texts/@a__b.txt', 'MIT of A.\n');
    expect(noticeOf(path.join(top, 'b'), path.join(top, 'texts')).text).toBe('MIT of A.');
  });

  it.each([
    ['without words', manifest('MIT'), '@a/b 1.2.3 has no file with the text of its license (MIT)'],
    ['with copyleft', manifest('GPL-3.0-only'), '@a/b 1.2.3 has the license "GPL-3.0-only"'],
    ['without a licence', manifest(), '@a/b 1.2.3 has the license "none"'],
    ['with a licence of a kind that npm gave up', manifest({ type: 'MIT' }), 'has the license "none"'],
  ])('refuses a package %s', (_, text, message) => {
    write('b/package.json', text);
    expect(() => noticeOf(path.join(top, 'b'), top)).toThrow(message);
  });
});

describe('fontNotices', () => {
  it('finds the licence beside a font', () => {
    write('fonts/a-western.woff2', '');
    write('fonts/a-LICENSE.txt', 'OFL\n');
    write('x.css', '');
    expect(fontNotices(top)).toEqual([{ name: 'fonts/a-western.woff2', licence: 'see below', text: 'OFL' }]);
    expect(fontNotices(path.join(top, 'none'))).toEqual([]);
  });

  it('refuses a font that has none', () => {
    write('fonts/b.woff2', '');
    write('fonts/a-LICENSE.txt', 'OFL\n');
    expect(() => fontNotices(top)).toThrow('fonts/b.woff2 has no license next to it');
  });
});

it('writes one text, with line ends of one kind', () => {
  const text = noticesText([
    { name: 'a', version: '1', licence: 'MIT', text: 'x\r\ny' },
    { name: 'f.woff2', licence: 'see below', text: 'z' },
  ]);
  expect(text).toContain('\na 1 (MIT)\n\nx\ny\n');
  expect(text).toMatch(/\nf\.woff2 \(see below\)\n\nz\n$/);
});
