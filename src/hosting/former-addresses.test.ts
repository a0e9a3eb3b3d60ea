import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { formatDiagnostics } from '../lib/diagnostic';
import {
  FORMER_ADDRESSES,
  formerAddresses,
  formerAddressProblems,
  loadFormerAddresses,
  redirectOf,
  redirectPage,
} from './former-addresses';

/** Creates a project whose only file is the list of former addresses. */
function projectWith(text: string): string {
  const siteDir = mkdtempSync(path.join(os.tmpdir(), 'former-'));
  onTestFinished(() => rmSync(siteDir, { recursive: true }));
  mkdirSync(path.join(siteDir, path.dirname(FORMER_ADDRESSES)));
  writeFileSync(path.join(siteDir, FORMER_ADDRESSES), text);
  return siteDir;
}

const pages = new Map([['/guides/lock', 'docs/guides/lock.md']]);

describe('former addresses', () => {
  it('are read as data, and may be none', () => {
    expect(loadFormerAddresses(projectWith('# None yet.\n/guides/worm: /guides/lock\n'))).toEqual({ '/guides/worm': '/guides/lock' });
    expect(loadFormerAddresses(projectWith('# None yet.\n'))).toEqual({});
    expect(loadFormerAddresses(os.tmpdir())).toEqual({});
  });

  it.each([
    ['an address without its slash', '/a: /b\nguides/worm: /guides/lock\n', 2],
    ['an address of another site', '/guides/worm: https://a.example/guides/lock\n', 1],
    ['an address that ends with a slash', '/guides/worm: /guides/\n', 1],
    ['a list', '# None.\n- /guides/worm\n', 2],
    ['two present addresses', '/guides/worm: [/guides/lock, /guides/acl]\n', 1],
  ])('refuses %s, with its line', (_case, text, line) => {
    const wrong = `${FORMER_ADDRESSES}:${line}: can’t be parsed: ${text.split('\n')[line - 1]} — write two addresses without the language`;
    expect(() => loadFormerAddresses(projectWith(text))).toThrow(wrong);
  });

  it.each([
    ['a good one', '/guides/worm: /guides/lock', []],
    ['a page', '/guides/lock: /guides/lock', ['/guides/lock is the address of docs/guides/lock.md — delete the line, or rename that page']],
    [
      'no page',
      '/guides/worm: /guides/none',
      ['/guides/worm redirects to /guides/none, but no page has this address — write the address of the page that replaces it'],
    ],
    [
      'a page for the second time',
      '/guides/worm: /guides/lock\n/guides/worm: /guides/lock',
      [`/guides/worm is already at ${FORMER_ADDRESSES}:1 — delete one of the two lines`],
    ],
    [
      'a chain',
      '/guides/worm: /guides/lock\n/guides/once: /guides/worm',
      ['/guides/worm is also a former address — write the address that it redirects to: /guides/once: /guides/lock'],
    ],
  ])('from or to %s', (_case, text, expected) => {
    expect(formatDiagnostics(formerAddressProblems(projectWith(text), pages))).toEqual(
      expected.map((line) => `${FORMER_ADDRESSES}:${text.split('\n').length}: ${line}`),
    );
  });
});

const former = { folder: 'ds3', sections: ['guides'] };

describe('formerAddresses', () => {
  it('leads from the folder to the pages of its sections, and from itself to the front page', () => {
    expect(formerAddresses(['/it/', '/it/guides/lock', '/it/guides/', '/it/composer/x', '/it/guides/lock'], '/it/', former, {})).toEqual([
      { from: 'ds3', to: '/it/' },
      { from: 'ds3/guides', to: '/it/guides/' },
      { from: 'ds3/guides/lock', to: '/it/guides/lock' },
    ]);
  });

  it('leads from each address that a page had, in that folder and outside of it', () => {
    const renamed = { '/guides/worm': '/guides/lock', '/composer/a': '/composer/x', '/guides/left-out': '/guides/none' };
    expect(formerAddresses(['/it/guides/lock', '/it/composer/x'], '/it/', former, renamed)).toEqual([
      { from: 'ds3', to: '/it/' },
      { from: 'ds3/guides/lock', to: '/it/guides/lock' },
      { from: 'ds3/guides/worm', to: '/it/guides/lock' },
      { from: 'guides/worm', to: '/it/guides/lock' },
      { from: 'composer/a', to: '/it/composer/x' },
    ]);
  });
});

describe('redirectPage', () => {
  const text = { lang: 'it', dir: 'ltr', title: 'A & B', siteUrl: 'https://docs.example.com' };

  it('leads on without a script, and can be read back', () => {
    const page = redirectPage('/it/a?b&c', text);
    expect(page).not.toMatch(/<script|style/);
    expect(page).toContain('<link rel="canonical" href="https://docs.example.com/it/a?b&amp;c">');
    expect(page).toContain('<title>A &amp; B</title>');
    expect(redirectOf(page)).toBe('/it/a?b&c');
  });

  it('is the only kind of page that is read as a redirect', () => {
    expect(redirectOf('<p>url=/</p>')).toBeUndefined();
  });
});
