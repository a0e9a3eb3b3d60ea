/** Renames pages in a small project, once with everything that can refer to a page, and tests the error messages for invalid renames. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fingerprint, record, recorded, status } from '../src/translation/plugin';
import { git } from './command';
import { commitAll } from './testing/copy-tree';
import { renamePage } from './rename';

const IT = 'i18n/it/docusaurus-plugin-content-docs-home/current/';
const page = (body: string): string => `---\ntitle: T\n---\n\n${body}\n`;
const LINKS = page(
  '## See [CORS](./cors.md#set) {#see}\n\n:::note About [it](cors.md)\n[A][1] ![x](/cors.png) `[c](./cors.md)`\n:::\n\n| [t](./cors.md) \\| | [cors](../guides/cors.md?a#b) |\n|---|---|\n\n[1]: ./cors.md "./cors.md"',
);
const FILES: Readonly<Record<string, string>> = {
  '.prettierignore': '*.md\n',
  '.prettierrc.json': '{ "singleQuote": true }\n',
  'docs/guides/cors.md': page('[Other](./links.md#see), [start](../start/first.md), [own](#own), [whole](/composer/swarms/a).'),
  'docs/guides/links.md': LINKS,
  'docs/guides/stale.md': page('[CORS](./cors.md)'),
  'docs/start/first.md': page('[Rest](/guides/rest)'),
  'docs/start/index.md': page('First.'),
  'docs/both/same.md': page('A.'),
  'docs/integrations/one.md': page('<Part of="shared" />\n\nWrite `/guides/cors`.'),
  'docs/_parts/shared.md': '[CORS](../guides/cors.md)\n',
  'composer/swarms/a.md': page('[Storage](/guides/cors#set), [same name](../guides/cors-2.md).'),
  'composer/guides/cors-2.md': page('A.'),
  'composer/both/same.md': page('A.'),
  'docs/sidebar.ts': "export default ['guides/cors', 'guides/cors-2', 'start/first'];\n",
  'i18n/it/terms.yaml': "cors: 'See [CORS](../guides/cors.md), [first](./first.md)'\n",
  'i18n/en/operations.yaml': "PutBucketCors: 'See [rules](./cors.md#set).'\n",
  'src/evidence.json': '{ "guides/cors": 1, "/it/guides/cors#set": 2 }\n',
  'src/a.ts': "go('https://docs.arnia.example/guides/cors', 'https://other.site/guides/cors', 'src/guides/cors');\n",
  'src/a.test.ts': "go('guides/cors');\n",
};

let root: string;
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}
const states = () => Object.fromEntries(status(root, 'it').map(({ id, state }) => [id, state]));

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'rename-'));
  for (const [file, text] of Object.entries(FILES)) write(file, text);
  write(`${IT}_parts/shared.md`, '[CORS it](../guides/cors.md)\n');
  for (const [id, made] of [
    ['guides/cors', FILES['docs/guides/cors.md']],
    ['guides/links', LINKS],
    ['guides/stale', 'what it was'],
    ['integrations/one', FILES['docs/integrations/one.md']?.replace('<Part of="shared" />', '[CORS](../guides/cors.md)')],
  ])
    write(`${IT}${id}.md`, record(FILES[`docs/${id}.md`] ?? '', fingerprint(made ?? '')));
  git(root, 'init', '--quiet');
  commitAll(root);
});
afterAll(() => {
  rmSync(root, { recursive: true });
});

describe('refuses', () => {
  it.each([
    ['no page', 'guides/none', 'guides/a', 'there is no page guides/none: write a path'],
    ['a bad name', 'guides/cors', 'guides/CORS rules', 'guides/CORS rules isn’t a valid name: use lowercase letters'],
    ['a name that stands for a folder', 'guides/cors', 'guides/guides', 'the name guides refers to the folder guides/'],
    ['a taken name', 'guides/cors', 'guides/links.md', 'docs/guides/links.md already exists'],
    ['the name that it has', 'guides/cors', 'docs/guides/cors', 'docs/guides/cors.md already exists'],
    ['another section', '/composer/swarms/a', 'docs/guides/a', 'there is no folder composer/docs/guides: a page must stay in its section'],
    ['a new folder', 'guides/cors', 'news/cors', 'there is no folder docs/news'],
    ['a page of the catalogue', 'integrations/one', 'guides/one', 'only integrations are in the catalog'],
    [
      'a page that stands for its folder',
      'start/index',
      'start/x',
      'the address of docs/start/index.md, /start, isn’t derived from its name',
    ],
    ['a page whose name the other section has, too', 'both/same', 'both/other', 'both sections have a page both/same'],
  ])('%s', (_case, wanted, name, message) => {
    expect(() => renamePage(root, wanted, name)).toThrow(message);
  });

  it('what Git does not have, or what cannot be read, before anything has changed', () => {
    write('docs/guides/new.md', page('New.'));
    expect(() => renamePage(root, 'guides/new', 'guides/newer')).toThrow('docs/guides/new.md isn’t in Git yet');
    write('docs/guides/new.md', page('{ [CORS](./cors.md)'));
    expect(() => renamePage(root, 'guides/cors', 'guides/origins')).toThrow('docs/guides/new.md:6: can’t be parsed as MDX');
    rmSync(path.join(root, 'docs/guides/new.md'));
    expect(git(root, 'status', '--short')).toBe('');
  });
});

describe('a renamed page', () => {
  let look: string[];
  beforeAll(() => {
    ({ look } = renamePage(root, '/guides/cors', 'start/origins.md'));
  });

  it('is moved in every language', () => {
    for (const folder of ['docs/', IT]) {
      expect(existsSync(path.join(root, folder, 'guides/cors.md'))).toBe(false);
      expect(read(`${folder}start/origins.md`)).toContain(
        '[Other](../guides/links.md#see), [start](./first.md), [own](#own), [whole](/composer/swarms/a).',
      );
    }
    expect(git(root, 'status', '--short')).toContain('RM docs/guides/cors.md -> docs/start/origins.md');
  });

  it('becomes the target of links, and nothing else changes', () => {
    const expected = LINKS.replace('(./cors.md#set)', '(../start/origins.md#set)')
      .replace('[it](cors.md)', '[it](../start/origins.md)')
      .replace('[t](./cors.md)', '[t](../start/origins.md)')
      .replace('../guides/cors.md?a#b', '../start/origins.md?a#b')
      .replace('[1]: ./cors.md', '[1]: ../start/origins.md');
    expect(read('docs/guides/links.md')).toBe(expected);
    expect(read('docs/_parts/shared.md')).toBe('[CORS](../start/origins.md)\n');
    expect(read(`${IT}_parts/shared.md`)).toBe('[CORS it](../start/origins.md)\n');
    expect(read('composer/swarms/a.md')).toContain('[Storage](/start/origins#set), [same name](../guides/cors-2.md)');
    expect(read('i18n/it/terms.yaml')).toContain('[CORS](../start/origins.md), [first](./first.md)');
    expect(read('i18n/en/operations.yaml')).toContain('[rules](../start/origins.md#set)');
  });

  it('is named so in code and data, but not in addresses of others and in samples', () => {
    expect(read('docs/sidebar.ts')).toBe("export default ['start/origins', 'guides/cors-2', 'start/first'];\n");
    expect(JSON.parse(read('src/evidence.json'))).toEqual({ 'start/origins': 1, '/it/start/origins#set': 2 });
    expect(read('src/a.ts')).toMatch(/arnia\.example\/start\/origins.*other\.site\/guides\/cors.*src\/guides\/cors/s);
    expect(read('src/a.test.ts')).toBe(FILES['src/a.test.ts']);
  });

  it('leaves current translations current, and the others as they were', () => {
    expect(states()).toMatchObject({ 'start/origins': 'current', 'guides/links': 'current', 'guides/stale': 'stale' });
    expect(recorded(read(`${IT}guides/stale.md`))).toBe(fingerprint('what it was'));
    expect(states()['integrations/one']).toBe('current');
  });

  it('reports what a person has to check', () => {
    expect(look).toEqual([
      'docs/integrations/one.md:7 mentions guides/cors outside of a link, or means another page',
      `${IT}integrations/one.md:8 mentions guides/cors outside of a link, or means another page`,
      'src/a.ts:3,4 mentions guides/cors outside of a link, or means another page',
      'unit tests that use guides/cors as a sample may fail now: src/a.test.ts',
    ]);
  });

  it('keeps every address that it had, when it is renamed again, and back', () => {
    const addresses = (): string[] => read('docs/former-addresses.yaml').split('\n').filter(Boolean);
    expect(addresses()).toEqual(['/guides/cors: /start/origins']);
    commitAll(root);
    renamePage(root, 'start/origins', 'guides/browsers');
    expect(addresses()).toEqual(['/guides/cors: /guides/browsers', '/start/origins: /guides/browsers']);
    expect(() => renamePage(root, 'guides/links', 'guides/cors')).toThrow('/guides/cors redirects to /guides/browsers');
    renamePage(root, 'guides/browsers', 'guides/cors');
    expect(addresses()).toEqual(['/start/origins: /guides/cors', '/guides/browsers: /guides/cors']);
    expect(read('docs/guides/links.md')).toBe(LINKS.replace('[it](cors.md)', '[it](./cors.md)').replace('../guides/cors', './cors'));
  });

  it('says that a stale translation has lost its history', () => {
    expect(renamePage(root, 'guides/stale', 'guides/old').look).toEqual([
      `${IT}guides/old.md is stale: npm run translation -- diff can no longer find the original that it was translated from`,
    ]);
  });
});
