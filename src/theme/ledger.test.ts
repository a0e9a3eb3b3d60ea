/** Checks that the table in README.md matches the components in this folder and the installed version of Docusaurus. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const theme = path.join(path.dirname(require.resolve('@docusaurus/theme-classic/package.json')), 'lib');
const fallback = path.join(path.dirname(require.resolve('@docusaurus/core/package.json')), 'lib/client/theme-fallback');
type Actions = Readonly<Record<'eject' | 'wrap', string>>;
const { default: swizzleConfig } = require('@docusaurus/theme-classic/lib/getSwizzleConfig.js') as {
  default: () => { components: Readonly<Record<string, { actions: Actions }>> };
};
const listed = swizzleConfig().components;

interface Row {
  readonly component: string;
  readonly how: string;
  readonly safety: string;
}

/** The table's rows. Several components can share a row. */
const rows = readFileSync(path.join(__dirname, 'README.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line): Row[] => {
    const [, names = '', how = '', safety = ''] = line.split('|').map((cell) => cell.trim());
    return [...names.matchAll(/`([^`]+)`/g)].map(([, component = '']) => ({ component, how, safety }));
  });
const changed = rows.filter(({ how }) => how !== 'added');

const isComponent = (file: string): boolean => /(?:^|\/)(?:index|prism-include-languages)\.tsx?$/.test(file);

it('lists exactly the components that exist here', () => {
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll(path.sep, '/'));
  const components = files.filter(isComponent).map((file) => file.replace(/(?:\/index)?\.tsx?$/, ''));
  expect(rows.map(({ component }) => component).sort()).toEqual(components.sort());
});

it.each(changed)('says whether Docusaurus classifies it as safe: $component', ({ component, how, safety }) => {
  const actions = listed[component]?.actions;
  expect(safety).toBe(actions?.[how === 'wrapped' && actions.wrap !== 'forbidden' ? 'wrap' : 'eject'] ?? 'unsafe');
});

it.each(changed)('was compared with the original that is installed: $component', async ({ component }) => {
  const places = [`${theme}/theme/${component}/index.js`, `${theme}/theme/${component}.js`, `${fallback}/${component}/index.js`];
  const original = places.find((file) => existsSync(file));
  expect(original, `${component}: Docusaurus no longer has it; remove it here`).toBeDefined();
  await expect(readFileSync(original ?? '', 'utf8')).toMatchFileSnapshot(`originals/${component.replaceAll('/', '-')}.txt`);
});
