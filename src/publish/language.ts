/** One built language of the site, and functions that write its files. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CheerioAPI } from 'cheerio';
import type { Props } from '@docusaurus/types';
import { build } from 'esbuild';
import type { StandaloneSearch } from '../search/plugin';

export interface PublishOptions {
  readonly brand: {
    readonly slug: string;
    readonly name: string;
    readonly favicon: string;
    readonly colors: { readonly dark: { readonly background: string } };
  };
  /** Returns one of the build's interface texts by ID. */
  readonly text: (id: string) => string;
  readonly search: StandaloneSearch;
  /** Finishes a page once everything else is in it. @param name page name, for error messages */
  readonly finish: ($: CheerioAPI, name: string) => void;
}

export interface Language extends PublishOptions {
  readonly props: Props;
  readonly locale: string;
  /** Language and direction, as in `<html>`. */
  readonly lang: string;
  readonly dir: string;
}

export function languageOf(props: Props, options: PublishOptions): Language {
  const { currentLocale: locale, localeConfigs } = props.i18n;
  const { htmlLang: lang = locale, direction: dir = 'ltr' } = localeConfigs[locale] ?? {};
  return { ...options, props, locale, lang, dir };
}

/** @param file path relative to the folder of the built language */
export async function write({ props }: Language, file: string, content: string | Uint8Array): Promise<void> {
  const target = path.join(props.outDir, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
}

/**
 * Bundles a script separately from the application and returns its text: a classic script for browsers from recent years.
 * @param entry  source file
 * @param define values for names in the source that are known only at this point
 */
export async function bundle(entry: string, define: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    target: 'es2022',
    charset: 'utf8',
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
  });
  return outputFiles.map(({ text }) => text).join('');
}
