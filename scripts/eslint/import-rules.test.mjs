import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { importRules } from './import-rules.mjs';

const root = fileURLToPath(new URL('./fixtures', import.meta.url));
const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  overrideConfig: [
    { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser }, plugins: { '@typescript-eslint': tseslint.plugin } },
    ...importRules({ root }),
  ],
});

/** Lint messages for a file with this text in the small layout. */
async function lintText(file, text) {
  const [result] = await eslint.lintText(text, { filePath: path.join(root, file) });
  return result.messages.map(({ message }) => message);
}

/** Lint messages for a file with one import in the small layout. */
const lint = (file, imported) => lintText(file, `import { name } from '${imported}';\nexport const copy = name;\n`);

describe('imports that go the wrong way', () => {
  it.each([
    ['lib → ui', 'src/lib/sort.ts', '../ui/button', 'src/lib contains pure functions'],
    ['lib → React', 'src/lib/sort.ts', 'react', 'src/lib is pure'],
    ['lib → framework', 'src/lib/sort.ts', '@docusaurus/router', 'src/lib is pure'],
    ['lib → node', 'src/lib/sort.ts', 'node:fs', 'src/lib is pure'],
    ['site → lib', 'src/site/navbar.ts', '../lib/text', 'src/site is data and imports nothing'],
    ['ui → module', 'src/ui/field.ts', '../values', 'src/ui knows nothing about a domain'],
    ['ui → content', 'src/ui/field.ts', '../content', 'src/ui knows nothing about a domain'],
    ['content → module', 'src/content/pages.ts', '../values', 'src/content reads pages and can import only src/lib and src/site'],
    ['browser side of a module → content', 'src/values/store.ts', '../content', 'This is Node code'],
    [
      'check → inside of another module',
      'src/snippets/pages.check.ts',
      '../search/client',
      'Import this module through src/search/plugin.ts',
    ],
    ['ui → node', 'src/ui/field.tsx', 'node:path', 'This code runs in the browser'],
    ['module → module', 'src/values/panel.ts', '../search', 'Modules must not run each other’s code'],
    ['module → module by alias', 'src/values/panel.ts', '@site/src/search', 'Modules must not run each other’s code'],
    ['module → page', 'src/values/panel.ts', '../pages/home', 'Modules must not run each other’s code'],
    ['module → theme', 'src/values/panel.ts', '../theme/Navbar', 'Modules must not run each other’s code'],
    ['module → configuration', 'src/values/panel.ts', '../../docusaurus.config', 'Code in src/ must not import the configuration'],
    ['module → script', 'src/values/panel.ts', '../../scripts/serve', 'Code in src/ must not import the configuration'],
    ['page → inside of a module', 'src/pages/search.ts', '../search/client', 'Import this module through src/search/index.ts'],
    ['theme → inside of a module', 'src/theme/Root/index.ts', '../../values/store', 'Import this module through src/values/index.ts'],
    ['page → node side of a module', 'src/pages/search.ts', '../values/plugin', 'This is Node code'],
    ['page → node module', 'src/pages/search.ts', '../snippets', 'This is Node code'],
    [
      'configuration → inside of a module',
      'docusaurus.config.ts',
      './src/search/client',
      'The configuration imports this module through src/search/plugin.ts',
    ],
    [
      'configuration → browser side of a module',
      'docusaurus.config.ts',
      './src/values',
      'The configuration imports this module through src/values/plugin.ts',
    ],
    [
      'script → inside of a module',
      'scripts/check.ts',
      '../src/snippets/collect',
      'Import this module through src/snippets/plugin.ts or src/snippets/index.ts',
    ],
    ['package → site', 'packages/diagram/src/svg.ts', '../../../src/lib/text', 'A package also serves other sites'],
    ['browser test → module', 'e2e/search.spec.ts', '../src/search', 'Browser tests use the site like a reader'],
    ['engine → engine', 'src/search/engines/embedded/worker.ts', '../hosted', 'A search engine can import only src/search/contract.ts'],
    ['engine → client', 'src/search/engines/embedded/worker.ts', '../../client', 'A search engine can import only src/search/contract.ts'],
    ['dialog → records', 'src/search/dialog/index.ts', '../records/build', 'This is Node code'],
    ['client → plugin of its module', 'src/search/client.ts', './plugin', 'This is Node code'],
    ['ui → node module', 'src/ui/field.ts', '../snippets', 'This is Node code'],
    ['module → testing', 'src/search/client.ts', './testing/fake', 'Only tests can import files from a folder named testing'],
  ])('%s', async (_case, file, imported, message) => {
    expect((await lint(file, imported)).join('\n')).toContain(message);
  });
});

describe('imports that go the right way', () => {
  it.each([
    ['lib → lib', 'src/lib/sort.ts', './text'],
    ['lib → site', 'src/lib/sort.ts', '../site/limits'],
    ['ui → lib', 'src/ui/field.ts', '../lib/text'],
    ['ui → React', 'src/ui/field.tsx', 'react'],
    ['module → ui', 'src/values/panel.ts', '../ui/button'],
    ['module → site', 'src/values/panel.ts', '../site/brand'],
    ['content → lib', 'src/content/pages.ts', '../lib/text'],
    ['node module → content', 'src/snippets/collect.ts', '../content'],
    ['plugin → content', 'src/values/plugin.ts', '../content'],
    ['check → its module', 'src/snippets/pages.check.ts', './collect'],
    ['check → another module', 'src/snippets/pages.check.ts', '../search/plugin'],
    ['check → configuration', 'src/snippets/pages.check.ts', '../../docs/sidebar'],
    ['module → itself', 'src/search/dialog/index.ts', '../client'],
    ['node side → records', 'src/search/plugin.ts', './records/build'],
    ['engine → contract', 'src/search/engines/embedded/worker.ts', '../../contract'],
    ['engine → lib', 'src/search/engines/embedded/worker.ts', '../../../lib/text'],
    ['engine → site', 'src/search/engines/embedded/worker.ts', '../../../site/limits'],
    ['page → module', 'src/pages/search.ts', '../search'],
    ['theme → part of a module with its own entry point', 'src/theme/SearchBar/index.ts', '../../search/dialog'],
    ['theme → module', 'src/theme/Root/index.ts', '../../values'],
    ['configuration → module', 'docusaurus.config.ts', './src/search/plugin'],
    ['configuration → node module', 'docusaurus.config.ts', './src/snippets/plugin'],
    ['script → node module', 'scripts/check.ts', '../src/snippets'],
    ['browser test → site', 'e2e/search.spec.ts', '../src/site/limits'],
    ['unit test → node side', 'src/search/client.test.ts', './plugin'],
    ['unit test → testing', 'src/search/client.test.ts', './testing/fake'],
    ['check → testing', 'src/search/site.check.ts', './testing/fake'],
    ['testing → testing', 'src/search/testing/other.ts', './fake'],
    ['testing → node side', 'src/search/testing/other.ts', '../plugin'],
    ['unit test of lib → node', 'src/lib/text.test.ts', 'node:fs'],
  ])('%s', async (_case, file, imported) => {
    expect(await lint(file, imported)).toEqual([]);
  });
});

describe('types', () => {
  const type = (imported) => `import type { Name } from '${imported}';\nexport type Copy = Name;\n`;
  it.each([
    ['module → module', 'src/values/panel.ts', type('../search')],
    ['module → plugin of a module', 'src/values/panel.ts', type('../search/plugin')],
    ['browser side → node side', 'src/search/client.ts', type('./plugin')],
    ['named as types one by one', 'src/values/panel.ts', "import { type Name } from '../search';\nexport type Copy = Name;\n"],
    ['handed on', 'src/values/panel.ts', "export type { Name } from '../search';\n"],
  ])('cross an entry point: %s', async (_case, file, text) => {
    expect(await lintText(file, text)).toEqual([]);
  });

  it.each([
    ['with a value', "import { name, type Name } from '../search';\nexport const copy: Name = name;\n"],
    ['of the inside of a module', type('../search/client')],
  ])('do not otherwise: %s', async (_case, text) => {
    expect((await lintText('src/values/panel.ts', text)).join('\n')).toContain('Modules must not run each other’s code');
  });
});
