/** Bundles the scripts that pages have besides the application, with esbuild, for the browsers that the site supports. Node only. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync, type BuildOptions, type BuildResult } from 'esbuild';

type Result = BuildResult<{ write: false; metafile: true }>;

function build(entry: string, options: BuildOptions): Result {
  return buildSync({
    entryPoints: [path.resolve(__dirname, '../page', entry)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    // Otherwise each script begins with "use strict", in every page.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false, strict: false } },
    ...options,
    write: false,
    metafile: true,
  });
}

const textOf = ({ outputFiles }: Result): string => (outputFiles[0]?.text ?? '').trim();

/** @param entry in `src/page` @param define constants of the build */
export const bundle = (entry: string, define: Record<string, string> = {}): string => textOf(build(entry, { define }));

/** The texts of the search in the language of the build, by id. @param generated folder of the files that the framework generates */
export function searchTexts(generated: string): Record<string, string> {
  const texts = JSON.parse(readFileSync(path.join(generated, 'codeTranslations.json'), 'utf8')) as Record<string, string>;
  return Object.fromEntries(Object.entries(texts).filter(([id]) => /^(?:search|theme\.Search\w+)\./.test(id)));
}

/**
 * The search dialog, which has React and its texts in it, and of the framework no more than what finds a text. Its styles are in the
 * site's style sheet.
 * @param entry its source
 * @param generated folder of the files that the framework generates
 * @returns the script, and the files that it was made of
 */
export function bundleIsland(entry: string, generated: string): { text: string; files: string[] } {
  const texts = path.join(generated, 'delivery/search-texts.json');
  writeFileSync(texts, JSON.stringify(searchTexts(generated)));
  const exported = path.dirname(require.resolve('@docusaurus/core/lib/client/exports/Translate.js'));
  const result = build(entry, {
    alias: {
      '@docusaurus/Translate': path.join(exported, 'Translate.js'),
      '@docusaurus/Interpolate': path.join(exported, 'Interpolate.js'),
      '@generated/codeTranslations': texts,
      '@generated/search': path.join(generated, 'search'),
      // As DocSearch's own bundle for pages without React: half the bytes.
      react: 'preact/compat',
      'react-dom': 'preact/compat',
      'react-dom/client': 'preact/compat/client',
    },
    loader: { '.css': 'empty', '.js': 'jsx' },
    // The worker is started by its address.
    logOverride: { 'empty-import-meta': 'silent' },
  });
  return { text: textOf(result), files: Object.keys(result.metafile.inputs).map((file) => path.resolve(file)) };
}
