/** Checks that all third-party code and fonts in the built site are in its notices, and in a release's bill of materials. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { packagesOf } from './plugin';
import { NOTICES_FILE } from './notices';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const built = path.join(root, 'build');
const notices = readFileSync(path.join(built, NOTICES_FILE), 'utf8');

/** Scripts that are bundled separately from the application, using `bundle` of src/delivery and src/publish. */
const ENTRIES = ['page/page.ts', 'page/early.ts', 'publish/worker/worker.ts', 'search/standalone/entry.ts'];

it.each(ENTRIES)('the packages in %s', async (entry) => {
  const entryPoints = [path.join(root, 'src', entry)];
  const { metafile } = await build({ entryPoints, bundle: true, write: false, metafile: true, format: 'iife', absWorkingDir: root });
  const files = Object.keys(metafile.inputs).map((file) => path.join(root, file));
  expect(files.length).toBeGreaterThan(0);
  const names = packagesOf(files).map((folder) => path.relative(path.join(root, 'node_modules'), folder));
  expect(names.filter((name) => !notices.includes(`\n${name} `))).toEqual([]);
});

it('the packages in the dialog of the search', () => {
  // DocSearch's own file includes autocomplete-core, which has the same authors and license.
  const names = ['@docsearch/react', 'algoliasearch', 'preact'];
  expect(names.filter((name) => !notices.includes(`\n${name} `))).toEqual([]);
});

it('the fonts', () => {
  const fonts = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:woff2?|ttf|otf)$/.test(file));
  expect(fonts.length).toBeGreaterThan(0);
  // The fonts in other languages' folders are the same.
  expect(fonts.map((file) => path.basename(file)).filter((name) => !notices.includes(`/${name} (`))).toEqual([]);
});
