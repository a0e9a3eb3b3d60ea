/**
 * Checks that the build rejects untrusted pages that do more than a page may do. The pages go through the loader that the site's
 * configuration passes to the bundler, in a copy of the project.
 */
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadedPlugin } from '@docusaurus/types';
import { loadContext } from '@docusaurus/core/lib/server/site';
import { initPlugins } from '@docusaurus/core/lib/server/plugins/init';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { copyProject } from './testing/copy-project';
import { HARMLESS, HOSTILE_BODIES, HOSTILE_FILES, MATTER } from './testing/pages';

const ITALIAN = 'i18n/it/docusaurus-plugin-content-docs-home/current';
const LOAD_MS = 300_000;

type Loader = (this: object, text: string) => void;
interface Rule {
  readonly use: readonly { readonly loader: string; readonly options: object }[];
}

let root = '';
/** The copyright line in the site's configuration, from an interface text that contains markup. */
let copyright: unknown;
/** The Markdown rules that the site's plugins pass to the bundler, by plugin ID. */
let rules: ReadonlyMap<string, Rule> = new Map();

beforeAll(async () => {
  root = copyProject();
  const texts = path.join(root, 'i18n/en/site.json');
  writeFileSync(texts, readFileSync(texts, 'utf8').replace('Copyright ©', '<script>deed</script>'));
  // The default brand has all pages and both languages.
  vi.stubEnv('BRAND', '');
  const context = await loadContext({ siteDir: root });
  copyright = (context.siteConfig.themeConfig.footer as { copyright?: unknown }).copyright;
  const plugins = (await initPlugins(context)) as unknown as LoadedPlugin[];
  rules = new Map(
    plugins
      .filter(({ name }) => name.startsWith('docusaurus-plugin-content-'))
      .flatMap((plugin) => {
        const { module } = plugin.configureWebpack?.({}, false, {} as never, undefined) ?? {};
        return (module?.rules ?? []).map((rule) => [plugin.options.id, rule as unknown as Rule] as const);
      }),
  );
}, LOAD_MS);
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

/** ID of the plugin that compiles a file. Its loader options are the same in each language. */
const pluginOf = (file: string): string =>
  /^composer\/|-docs-composer\//.test(file) ? 'composer' : /^docs\/|-docs-home\//.test(file) ? 'home' : 'default';

let count = 0;

/** Compiles a file in the copy, as the bundler does. @returns the module */
async function compile(file: string, text: string): Promise<string> {
  const [use] = rules.get(pluginOf(file))?.use ?? [];
  if (!use) throw new Error(`no loader for ${file}`);
  const { default: loader } = (await import(use.loader)) as { default: Loader };
  count += 1;
  return new Promise((resolve, reject) => {
    const context = {
      async: () => (error: Error | null, module: string) => (error ? reject(error) : resolve(module)),
      getOptions: () => use.options,
      addDependency: () => undefined,
      resource: `${path.join(root, file)}?${count}`,
      resourcePath: path.join(root, file),
      _compiler: { name: 'client' },
    };
    loader.call(context, text);
  });
}

/** Writes the file to the copy, and compiles it. */
function compileNew(file: string, text: string): Promise<string> {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
  return compile(file, text);
}

const deed = (): unknown => (globalThis as { deed?: unknown }).deed;

describe('a hostile page', () => {
  it.each(HOSTILE_BODIES)('with %s', async (_case, body, message) => {
    const file = 'docs/guides/hostile.md';
    await expect(compileNew(file, `${MATTER}${body}\n`)).rejects.toThrow(message.startsWith('5:') ? `${file}:${message}` : message);
    expect(deed()).toBeUndefined();
  });

  it.each(HOSTILE_FILES)('with %s', async (_case, text, message) => {
    await expect(compileNew('docs/guides/hostile.md', text)).rejects.toThrow(`docs/guides/hostile.md:${message}`);
    expect(deed()).toBeUndefined();
  });

  const [, body = '', message = ''] = HOSTILE_BODIES[0] ?? [];

  it.each([
    ['of the composer', 'composer/hostile.md'],
    ['with the ending mdx', 'docs/guides/hostile.mdx'],
    ['in a new folder', 'docs/hostile/index.md'],
    ['in Italian', `${ITALIAN}/guides/hostile.md`],
    ['of the composer in Italian', 'i18n/it/docusaurus-plugin-content-docs-composer/current/hostile.mdx'],
  ])('%s', async (_case, file) => {
    await expect(compileNew(file, `${MATTER}${body}\n`)).rejects.toThrow(`${file}:${message}`);
  });

  it.each([
    ['beside the home page', 'src/pages/hostile.md'],
    ['beside the home page, as MDX', 'src/pages/hostile.mdx'],
    ['among translated pages without documentation', 'i18n/it/docusaurus-plugin-content-pages/hostile.md'],
    ['among parts', 'docs/_parts/hostile.md'],
  ])('%s', async (_case, file) => {
    await expect(compileNew(file, 'A text.\n')).rejects.toThrow(`${file}:1:1: Markdown file is outside of the page folders`);
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

it('the copyright line, which the framework writes as HTML, is a text of the language', () => {
  expect(copyright).toMatch(/^&lt;script&gt;deed&lt;\/script&gt; \d{4} /);
});

it.each(HARMLESS)('%s is harmless', async (_case, body, forbidden) => {
  expect(await compileNew('docs/guides/harmless.md', `${MATTER}${body}\n`)).not.toMatch(forbidden);
  expect(deed()).toBeUndefined();
});

it.each(['docs/guides/object-lock.md', 'composer/swarms/hardware.md'])('%s is compiled', async (file) => {
  expect(await compile(file, readFileSync(path.join(root, file), 'utf8'))).toContain('MDXContent');
});
