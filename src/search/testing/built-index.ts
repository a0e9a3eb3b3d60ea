/** A built language's index and engine, for checks that use the built site. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { i18n } from '../../site/locales';
import type { SearchEngine } from '../contract';
import { createEngine } from '../engines/embedded/engine';
import { readSections, type IndexFile, type Section } from '../engines/embedded/index-file';
import { findIndex } from '../records/index-name';

/** Folder that contains the built site. */
export const build = path.join(import.meta.dirname, '../../../build');

/** Returns the root path of a language's site. */
export const baseUrl = (locale: string): string => (locale === i18n.defaultLocale ? '/' : `/${locale}/`);

/** Returns the path of an index file. @param name name of the index, as for `findIndex` @throws Error if the site isn't built */
export function builtIndexFile(locale: string, name = locale): string {
  const file = findIndex(path.join(build, baseUrl(locale)), name);
  if (file === undefined) throw new Error(`There is no search index of ${name} in ${build}. Build the site first: npm run build`);
  return file;
}

/** @returns the engine, and the sections that it can find @throws Error if the site isn't built */
export async function builtIndex(locale: string): Promise<{ engine: SearchEngine; sections: readonly Section[] }> {
  const file = JSON.parse(readFileSync(builtIndexFile(locale), 'utf8')) as IndexFile;
  return { engine: await createEngine(file), sections: readSections(file).sections };
}
