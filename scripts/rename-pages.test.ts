/** Renames pages in a copy of the project, which takes as long as reading all pages twice. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { links, type Site } from '../src/checks';
import { translationLocales } from '../src/content';
import { loadFormerAddresses } from '../src/hosting/plugin';
import { status } from '../src/translation/plugin';
import { git, project } from './command';
import { commitAll, copyFiles } from './testing/copy-tree';
import { readPagesAndSite } from './pages-and-site';
import { renamePage } from './rename';

/** Time limit for each test, in milliseconds. It's generous because other tests run at the same time. */
const TIMEOUT = 300_000;

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'pages-'));
  copyFiles(project, copy);
  git(copy, 'init', '--quiet');
  commitAll(copy);
}, TIMEOUT);
afterAll(() => {
  rmSync(copy, { recursive: true });
}, TIMEOUT);

const brokenLinks = (site: Site): string[] =>
  site.pages.flatMap((page) => links(page, site).map(({ line, message }) => `${page.file}:${line}: ${message}`));
const states = (): string[] => translationLocales.flatMap((locale) => status(copy, locale).map(({ state }) => state));

it('a page that is renamed twice keeps both addresses, its evidence and its translation', { timeout: TIMEOUT }, () => {
  const before = states();
  renamePage(copy, 'guides/cors', 'guides/web-pages');
  renamePage(copy, 'guides/web-pages', 'getting-started/cross-origin-access');
  expect(states()).toEqual(before);
  expect(loadFormerAddresses(copy)).toEqual({
    ...loadFormerAddresses(project),
    '/guides/cors': '/getting-started/cross-origin-access',
    '/guides/web-pages': '/getting-started/cross-origin-access',
  });
  const evidence = JSON.parse(readFileSync(path.join(copy, 'src/snippets/evidence/data/snippets.json'), 'utf8')) as unknown;
  expect(evidence).toHaveProperty(['pages', 'getting-started/cross-origin-access']);
});

it('renamed pages leave no broken link, and no old name but in samples of tests', { timeout: TIMEOUT }, () => {
  const { look } = renamePage(copy, 'composer/swarms/hardware.md', 'operations/machines');
  expect(look.filter((line) => !line.startsWith('unit tests'))).toEqual([]);
  expect(brokenLinks(readPagesAndSite(copy).site)).toEqual([]);
  const left = git(copy, 'grep', '-lE', 'guides/(cors|web-pages)|swarms/hardware').trim().split('\n');
  expect(left.filter((file) => !file.endsWith('.test.ts'))).toEqual(['docs/former-addresses.yaml']);
});
