/**
 * The build refuses pages of strangers that do more than a page may do. The pages go through the loader that the configuration
 * of the site gives to the bundler, in a copy of the project.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadedPlugin } from '@docusaurus/types';
import { loadContext } from '@docusaurus/core/lib/server/site';
import { initPlugins } from '@docusaurus/core/lib/server/plugins/init';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HARMLESS, HOSTILE_BODIES, HOSTILE_FILES, MATTER } from './pages';

const project = fileURLToPath(new URL('../..', import.meta.url));
const SOURCES = [
  'babel.config.js',
  'composer',
  'docs',
  'docusaurus.config.ts',
  'evidence',
  'i18n',
  'package.json',
  'sidebars.ts',
  'src',
  'static',
  'tsconfig.json',
];
const ITALIAN = 'i18n/it/docusaurus-plugin-content-docs-home/current';
const LOAD_MS = 300_000;

type Loader = (this: object, text: string) => void;
interface Rule {
  readonly test: RegExp;
  readonly include: readonly string[];
  readonly use: readonly { readonly loader: string; readonly options: object }[];
}

let root = '';
let rules: Readonly<Record<string, readonly Rule[]>> = {};

/** The rules for Markdown that the plugins of the site give to the bundler. */
async function rulesOf(locale: string): Promise<Rule[]> {
  const plugins = (await initPlugins(await loadContext({ siteDir: root, locale }))) as unknown as LoadedPlugin[];
  return plugins
    .filter(({ name }) => name.startsWith('docusaurus-plugin-content-'))
    .flatMap((plugin) => (plugin.configureWebpack?.({}, false, {} as never, undefined)?.module?.rules ?? []) as unknown as Rule[]);
}

beforeAll(async () => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'hostile-pages-')));
  for (const source of SOURCES) cpSync(path.join(project, source), path.join(root, source), { recursive: true });
  symlinkSync(path.join(project, 'node_modules'), path.join(root, 'node_modules'));
  rules = { en: await rulesOf('en'), it: await rulesOf('it') };
}, LOAD_MS);
afterAll(() => rmSync(root, { recursive: true, force: true }));

let count = 0;

/** Compiles a file of the copy as the bundler does. @returns the module */
async function compile(file: string, text: string, locale = 'en'): Promise<string> {
  const place = path.join(root, file);
  const rule = rules[locale]?.find(({ test, include }) => test.test(place) && include.some((folder) => place.startsWith(folder)));
  const [use] = rule?.use ?? [];
  if (!use) throw new Error(`no loader for ${file}`);
  const { default: loader } = (await import(use.loader)) as { default: Loader };
  count += 1;
  return new Promise((resolve, reject) => {
    const context = {
      async: () => (error: Error | null, module: string) => (error ? reject(error) : resolve(module)),
      getOptions: () => use.options,
      addDependency: () => undefined,
      resource: `${place}?${count}`,
      resourcePath: place,
      _compiler: { name: 'client' },
    };
    loader.call(context, text);
  });
}

/** Writes the file into the copy, and compiles it. */
function compileNew(file: string, text: string, locale?: string): Promise<string> {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
  return compile(file, text, locale);
}

const deed = (): unknown => (globalThis as { deed?: unknown }).deed;

describe('a hostile page', () => {
  it.each(HOSTILE_BODIES)('with %s', async (_case, body, message) => {
    const file = 'docs/guides/hostile.md';
    await expect(compileNew(file, `${MATTER}${body}\n`)).rejects.toThrow(message.startsWith(`${5}:`) ? `${file}:${message}` : message);
    expect(deed()).toBeUndefined();
  });

  it.each(HOSTILE_FILES)('with %s', async (_case, text, message) => {
    await expect(compileNew('docs/guides/hostile.md', text)).rejects.toThrow(`docs/guides/hostile.md:${message}`);
    expect(deed()).toBeUndefined();
  });

  const [, body = '', message = ''] = HOSTILE_BODIES[0] ?? [];

  it.each([
    ['of the composer', 'composer/hostile.md', 'en'],
    ['with the ending mdx', 'docs/guides/hostile.mdx', 'en'],
    ['in a new folder', 'docs/hostile/index.md', 'en'],
    ['in Italian', `${ITALIAN}/guides/hostile.md`, 'it'],
    ['of the composer in Italian', 'i18n/it/docusaurus-plugin-content-docs-composer/current/hostile.mdx', 'it'],
  ])('%s', async (_case, file, locale) => {
    await expect(compileNew(file, `${MATTER}${body}\n`, locale)).rejects.toThrow(`${file}:${message}`);
  });

  it.each([
    ['beside the home page', 'src/pages/hostile.md', 'en'],
    ['beside the home page, as MDX', 'src/pages/hostile.mdx', 'en'],
    ['among translated pages without documentation', 'i18n/it/docusaurus-plugin-content-pages/hostile.md', 'it'],
    ['among parts', 'docs/_parts/hostile.md', 'en'],
  ])('%s', async (_case, file, locale) => {
    await expect(compileNew(file, 'A text.\n', locale)).rejects.toThrow(`${file}:1:1: Markdown outside of the folders of pages`);
  });

  it('whose part is hostile, at the line that includes it', async () => {
    writeFileSync(path.join(root, 'docs/_parts/hostile.md'), `One\n\nTwo\n\n${body}\n`);
    await expect(compileNew('docs/guides/hostile.md', `${MATTER}a\n\n<Part of="hostile" />\n`)).rejects.toThrow(
      'docs/guides/hostile.md:7:1: element',
    );
  });

  it('whose part has a hostile parameter', async () => {
    writeFileSync(path.join(root, 'docs/_parts/hostile.md'), 'See [a]({part.to}).\n');
    const page = `${MATTER}a\n\n<Part of="hostile" to="javascript:alert(1)" />\n`;
    await expect(compileNew('docs/guides/hostile.md', page)).rejects.toThrow('docs/guides/hostile.md:7:5: link to "javascript:');
  });

  it('behind a part, at its own line', async () => {
    writeFileSync(path.join(root, 'docs/_parts/hostile.md'), 'One\n\nTwo\n');
    await expect(compileNew('docs/guides/hostile.md', `${MATTER}<Part of="hostile" />\n\n${body}\n`)).rejects.toThrow(
      'docs/guides/hostile.md:7:1',
    );
  });

  it('that is a symbolic link, or whose part is one', async () => {
    writeFileSync(path.join(root, 'secret.md'), 'A secret of the builder.\n');
    for (const file of ['docs/guides/link.md', 'docs/_parts/link.md']) symlinkSync(path.join(root, 'secret.md'), path.join(root, file));
    await expect(compile('docs/guides/link.md', 'A secret of the builder.\n')).rejects.toThrow('docs/guides/link.md:1:1: is reached');
    await expect(compileNew('docs/guides/hostile.md', `${MATTER}<Part of="link" />\n`)).rejects.toThrow('docs/_parts/link.md is reached');
  });
});

it.each(HARMLESS)('%s is harmless', async (_case, body, forbidden) => {
  expect(await compileNew('docs/guides/harmless.md', `${MATTER}${body}\n`)).not.toMatch(forbidden);
  expect(deed()).toBeUndefined();
});

it.each([
  ['docs/guides/object-lock.md', 'en'],
  ['composer/swarms/hardware.md', 'en'],
  [`${ITALIAN}/guides/object-lock.md`, 'it'],
])('%s is compiled', async (file, locale) => {
  expect(await compile(file, readFileSync(path.join(root, file), 'utf8'), locale)).toContain('MDXContent');
});
