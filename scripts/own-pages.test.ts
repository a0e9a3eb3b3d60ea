/** Creates and renames an operator's own pages in a small project. The modules find them through `BRAND`, so they're loaded afterwards. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fingerprint, record } from '../src/translation/plugin';
import { git } from './command';
import { commitAll } from './testing/copy-tree';

const page = (body: string): string => `---\ntitle: T\n---\n\n${body}\n`;
const IT = 'operator/i18n/it/docusaurus-plugin-content-docs-own/current/';
const FILES: Readonly<Record<string, string>> = {
  'operator/brand.json': JSON.stringify({ languages: ['en', 'it'], ownPages: { route: '/plans', label: { en: 'Plans' } } }),
  'operator/docs/index.md': page('[Prices](./prices.md#a), [us](./support/contact.md)'),
  'operator/docs/prices.md': page('The prices.'),
  'operator/docs/support/contact.md': page('[Prices](../prices.md)'),
  'operator/i18n/en/terms.yaml': "price: 'See [prices](/plans/prices), which are prices.'\n",
  [`${IT}prices.md`]: record(page('I prezzi.'), fingerprint(page('The prices.'))),
  'docs/_skeletons/own.md': 'title: "{title}"\n\n{brand.name}\n',
  'docs/guides/cors.md': page('The prices, and prices.md.'),
  '.prettierignore': '*.md\n',
};

let root: string;
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'own-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  git(root, 'init', '--quiet');
  commitAll(root);
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  vi.stubEnv('BRAND', path.join(root, 'operator/brand.json'));
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it.each([
  ['terms', 'Terms'],
  ['support/response-times', 'Response times'],
  ['legal/index', 'Legal'],
  ['index', 'Plans'],
])('a new page is in the operator’s folder: %s', async (name, title) => {
  rmSync(path.join(root, 'operator/docs/index.md'));
  const { newPage } = await import('./new');
  expect(newPage(root, 'own', name)).toEqual([`operator/docs/${name}.md`]);
  expect(read(`operator/docs/${name}.md`)).toBe(`title: "${title}"\n\n{brand.name}\n`);
});

it('a new page needs a name that’s free, and a brand with own pages', async () => {
  const { newPage } = await import('./new');
  expect(() => newPage(root, 'own', 'prices')).toThrow('operator/docs/prices.md already exists');
  expect(() => newPage(root, 'own', 'Our prices')).toThrow('isn’t a valid name');
  writeFileSync(path.join(root, 'operator/brand.json'), '{}');
  vi.resetModules();
  const plain = await import('./new');
  expect(() => plain.newPage(root, 'own', 'terms')).toThrow('the brand has no pages of its own: set BRAND to your brand file');
});

it('a renamed page is moved in every language, and only the operator’s files change', async () => {
  const { renamePage } = await import('./rename');
  const { look } = renamePage(root, 'prices', 'support/costs');
  expect(look).toEqual([]);
  for (const folder of ['operator/docs/', IT]) {
    expect(existsSync(path.join(root, folder, 'prices.md'))).toBe(false);
    expect(existsSync(path.join(root, folder, 'support/costs.md'))).toBe(true);
  }
  expect(read('operator/docs/index.md')).toContain('[Prices](./support/costs.md#a), [us](./support/contact.md)');
  expect(read('operator/docs/support/contact.md')).toContain('[Prices](./costs.md)');
  expect(read('operator/i18n/en/terms.yaml')).toContain('[prices](/plans/support/costs), which are prices.');
  expect(read('operator/docs/former-addresses.yaml')).toBe('/plans/prices: /plans/support/costs\n');
  expect(git(root, 'status', '--short', '--', 'docs')).toBe('');
});

it('an index page isn’t renamed, and no page becomes one', async () => {
  const { renamePage } = await import('./rename');
  expect(() => renamePage(root, 'operator/docs/index.md', 'start')).toThrow('isn’t derived from its name');
  expect(() => renamePage(root, 'prices', 'support/index')).toThrow('an index page has the address of its folder');
});
