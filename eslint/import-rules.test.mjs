import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { importRules } from './import-rules.mjs';

// `vitest related` takes an imported `eslint` for the folder of that name, and ends.
const { ESLint } = createRequire(import.meta.url)('eslint');

const root = fileURLToPath(new URL('./fixtures', import.meta.url));
const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  overrideConfig: [
    { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser }, plugins: { '@typescript-eslint': tseslint.plugin } },
    ...importRules({ root }),
  ],
});

/** Messages for a file of the small layout with one import. */
async function lint(file, imported) {
  const [result] = await eslint.lintText(`import { name } from '${imported}';\nexport const copy = name;\n`, {
    filePath: path.join(root, file),
  });
  return result.messages.map(({ message }) => message);
}

describe('imports that go the wrong way', () => {
  it.each([
    ['lib → ui', 'src/lib/sort.ts', '../ui/button', 'src/lib holds pure functions'],
    ['lib → React', 'src/lib/sort.ts', 'react', 'src/lib is pure'],
    ['lib → framework', 'src/lib/sort.ts', '@docusaurus/router', 'src/lib is pure'],
    ['lib → node', 'src/lib/sort.ts', 'node:fs', 'src/lib is pure'],
    ['site → lib', 'src/site/navbar.ts', '../lib/text', 'src/site is data and imports nothing'],
    ['ui → room', 'src/ui/field.ts', '../values', 'src/ui knows no domain'],
    ['ui → node', 'src/ui/field.tsx', 'node:path', 'This code runs in the browser'],
    ['room → room', 'src/values/panel.ts', '../search', 'Rooms do not import each other'],
    ['room → room by alias', 'src/values/panel.ts', '@site/src/search', 'Rooms do not import each other'],
    ['room → page', 'src/values/panel.ts', '../pages/home', 'Rooms do not import each other'],
    ['room → theme', 'src/values/panel.ts', '../theme/Navbar', 'Rooms do not import each other'],
    ['room → configuration', 'src/values/panel.ts', '../../docusaurus.config', 'Nothing in src/ knows the configuration'],
    ['room → script', 'src/values/panel.ts', '../../scripts/serve', 'Nothing in src/ knows the configuration'],
    ['page → inside of a room', 'src/pages/search.ts', '../search/client', 'Enter this room by src/search/index.ts'],
    ['theme → inside of a room', 'src/theme/Root/index.ts', '../../values/store', 'Enter this room by src/values/index.ts'],
    ['page → node side of a room', 'src/pages/search.ts', '../values/plugin', 'This is node code'],
    ['page → node room', 'src/pages/search.ts', '../publish', 'This is node code'],
    [
      'configuration → inside of a room',
      'docusaurus.config.ts',
      './src/search/client',
      'The configuration enters this room by src/search/plugin.ts',
    ],
    [
      'configuration → browser side of a room',
      'docusaurus.config.ts',
      './src/values',
      'The configuration enters this room by src/values/plugin.ts',
    ],
    [
      'script → inside of a room',
      'scripts/check.ts',
      '../src/publish/twins',
      'Enter this room by src/publish/plugin.ts or src/publish/index.ts',
    ],
    ['browser test → room', 'e2e/search.spec.ts', '../src/search', 'Browser tests see the site as a reader does'],
    ['engine → engine', 'src/search/engines/embedded/worker.ts', '../hosted', 'A search engine sees only src/search/contract.ts'],
    ['engine → client', 'src/search/engines/embedded/worker.ts', '../../client', 'A search engine sees only src/search/contract.ts'],
    ['dialog → records', 'src/search/dialog/index.ts', '../records/build', 'This is node code'],
    ['client → plugin of its room', 'src/search/client.ts', './plugin', 'This is node code'],
    ['ui → node room', 'src/ui/field.ts', '../publish', 'This is node code'],
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
    ['room → ui', 'src/values/panel.ts', '../ui/button'],
    ['room → site', 'src/values/panel.ts', '../site/brand'],
    ['room → itself', 'src/search/dialog/index.ts', '../client'],
    ['node side → records', 'src/search/plugin.ts', './records/build'],
    ['engine → contract', 'src/search/engines/embedded/worker.ts', '../../contract'],
    ['engine → lib', 'src/search/engines/embedded/worker.ts', '../../../lib/text'],
    ['engine → site', 'src/search/engines/embedded/worker.ts', '../../../site/limits'],
    ['page → room', 'src/pages/search.ts', '../search'],
    ['theme → part of a room with its own door', 'src/theme/SearchBar/index.ts', '../../search/dialog'],
    ['theme → room', 'src/theme/Root/index.ts', '../../values'],
    ['configuration → room', 'docusaurus.config.ts', './src/search/plugin'],
    ['configuration → node room', 'docusaurus.config.ts', './src/publish/plugin'],
    ['script → node room', 'scripts/check.ts', '../src/publish'],
    ['browser test → site', 'e2e/search.spec.ts', '../src/site/limits'],
    ['unit test → node side', 'src/search/client.test.ts', './plugin'],
    ['unit test of lib → node', 'src/lib/text.test.ts', 'node:fs'],
  ])('%s', async (_case, file, imported) => {
    expect(await lint(file, imported)).toEqual([]);
  });
});
