/** Creates pages in a small project, and tests the error messages for cases in which that isn't possible. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newPage } from './new';

const SIDEBAR = `export default [
  { label: 'Start', items: ['start/first'] },
  {
    label: 'Guides',
    items: [
      { label: 'Share', items: ['guides/cors', 'guides/public-files'] },
      {
        label: 'Protect data',
        items: [
          'guides/lock',
        ],
      },
    ],
  },
];
`;
const FILES = {
  'docs/sidebar.ts': SIDEBAR,
  'docs/_skeletons/guide.md': 'title: "{title}"\n\n{reader.bucket}\n',
  'docs/_skeletons/integration.md': 'title: "{title}"\ncategory: {category}\nlabels: {labels}\n',
  'docs/guides/cors.md': '',
  'docs/former-addresses.yaml': '/guides/worm: /guides/lock\n',
  'i18n/it/docusaurus-plugin-content-docs-home/current/guides/italian.md': '',
};

let root: string;
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'new-'));
  mkdirSync(path.join(root, 'docs/integrations'), { recursive: true });
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

it.each([
  ['Share', /'guides\/public-files', 'guides\/share-a-link'\]/],
  ['Protect data', /\[\s*'guides\/lock',\s*'guides\/share-a-link',?\s*\]/],
])('a guide is the last one of its group, %s', (group, expected) => {
  expect(newPage(root, 'guide', 'share-a-link', group)).toEqual(['docs/guides/share-a-link.md', 'docs/sidebar.ts']);
  expect(read('docs/guides/share-a-link.md')).toBe('title: "Share a link"\n\n{reader.bucket}\n');
  expect(read('docs/sidebar.ts').replaceAll('"', "'")).toMatch(expected);
});

it('an integration has its category, and no line in the sidebar', () => {
  expect(newPage(root, 'integration', 'loki', 'app')).toEqual(['docs/integrations/loki.md']);
  expect(read('docs/integrations/loki.md')).toContain('title: "Loki"\ncategory: app\nlabels: immutability, command-line');
  expect(read('docs/sidebar.ts')).toBe(SIDEBAR);
});

it.each([
  ['an unknown kind', ['page', 'a', 'Share'], 'there is no skeleton for page: use guide, integration, or own'],
  ['a bad name', ['guide', 'Share_a', 'Share'], 'guides/Share_a isn’t a valid name: use lowercase letters, digits, and single hyphens'],
  ['a folder in the name', ['guide', '../x', 'Share'], 'guides/../x isn’t a valid name'],
  ['the name of the folder', ['guide', 'guides', 'Share'], 'the name guides refers to the folder guides/: choose another name'],
  ['a taken name', ['guide', 'cors', 'Share'], 'docs/guides/cors.md already exists: choose another name, or edit that page'],
  ['a name that is taken in another language', ['guide', 'italian', 'Share'], 'current/guides/italian.md already exists'],
  ['a former address', ['guide', 'worm', 'Share'], '/guides/worm redirects to /guides/lock: choose another name, or delete'],
  ['no group', ['guide', 'new'], 'missing sidebar group: add one of "Share", "Protect data"'],
  ['an unknown group', ['guide', 'new', 'Start'], 'add one of "Share", "Protect data"'],
  [
    'an unknown category',
    ['integration', 'new', 'apps'],
    'there is no catalog category “apps”: add one of backup, sync, nas, mount, cdn, app, sdk',
  ],
])('refuses %s', (_case, [kind = '', name = '', group], message) => {
  expect(() => newPage(root, kind, name, group)).toThrow(message);
  expect(read('docs/sidebar.ts')).toBe(SIDEBAR);
});

it('explains its usage if the name is missing', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/new.ts', 'integration'], { encoding: 'utf8' });
  expect(status).toBe(2);
  expect(stderr).toContain('Missing arguments\n\nnpm run new -- guide NAME');
});
