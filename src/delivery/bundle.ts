/** Bundles the scripts that pages have in addition to the application, and configures the application's minimizers. Node only. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getSwcJsMinimizerOptions } from '@docusaurus/faster';
import type { ConfigureWebpackUtils, Plugin } from '@docusaurus/types';
import { buildSync, transformSync, type BuildOptions, type BuildResult } from 'esbuild';
import { memoize } from '../lib/memoize';

type Result = BuildResult<{ write: false; metafile: true }>;

function build(entry: string, options: BuildOptions): Result {
  return buildSync({
    entryPoints: [path.resolve(__dirname, '../page', entry)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    // Otherwise every script on every page would begin with "use strict".
    tsconfigRaw: { compilerOptions: { alwaysStrict: false, strict: false } },
    ...options,
    write: false,
    metafile: true,
  });
}

const textOf = ({ outputFiles }: Result): string => (outputFiles[0]?.text ?? '').trim();

/** @param entry file in `src/page` @param define build-time constants */
export const bundle = (entry: string, define: Record<string, string> = {}): string => textOf(build(entry, { define }));

/** Minifies a classic script, given without its element. Results are cached, because there are few scripts, and each is on many pages. */
export const smallScript = memoize((code) => transformSync(code, { minify: true, target: 'es2022' }).code.trim());

/** The search texts by ID, in the language of the build. @param generated folder of the files that the framework generates */
export function searchTexts(generated: string): Record<string, string> {
  const texts = JSON.parse(readFileSync(path.join(generated, 'codeTranslations.json'), 'utf8')) as Record<string, string>;
  return Object.fromEntries(Object.entries(texts).filter(([id]) => /^(?:search|theme\.Search\w+)\./.test(id)));
}

/**
 * Bundles the search dialog. The script contains React and its texts, but only the part of the framework that looks up texts. Its styles
 * are in the site's style sheet.
 * @param entry its source
 * @param generated folder of the files that the framework generates
 * @returns the script, and the files that it was built from
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
      // This halves the size. DocSearch's own bundle for pages without React does the same.
      react: 'preact/compat',
      'react-dom': 'preact/compat',
      'react-dom/client': 'preact/compat/client',
    },
    loader: { '.css': 'empty', '.js': 'jsx' },
    // The worker is started from a URL that the page passes in.
    logOverride: { 'empty-import-meta': 'silent' },
  });
  return { text: textOf(result), files: Object.keys(result.metafile.inputs).map((file) => path.resolve(file)) };
}

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type Minimizers = NonNullable<NonNullable<Configuration['optimization']>['minimizer']>;

/** The part of Rspack that the framework's types don't distinguish from webpack. */
interface Rspack {
  readonly SwcJsMinimizerRspackPlugin: new (options: {
    readonly minimizerOptions: object;
  }) => Exclude<Minimizers[number], string | undefined>;
}

/**
 * The framework's minimizers, except that names aren't chosen by letter frequency. In the chunk list, that frequency depends on hashes that
 * the build replaces at the end and whose initial values depend on the folder. As a result, the same source could get different names.
 */
export function steadyMinimizers(
  { optimization }: Configuration,
  { currentBundler: { instance } }: Pick<ConfigureWebpackUtils, 'currentBundler'>,
): Minimizers {
  const { SwcJsMinimizerRspackPlugin } = instance as unknown as Rspack;
  const options = { ...getSwcJsMinimizerOptions(), minify: true, mangle: { disableCharFreq: true } };
  return (optimization?.minimizer ?? []).map((minimizer) =>
    minimizer instanceof SwcJsMinimizerRspackPlugin ? new SwcJsMinimizerRspackPlugin({ minimizerOptions: options }) : minimizer,
  );
}
