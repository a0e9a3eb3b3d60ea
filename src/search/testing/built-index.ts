/** The index of a built language and its engine, for checks of the built site. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { i18n } from '../../site/locales';
import type { SearchEngine } from '../contract';
import { createEngine } from '../engines/embedded/engine';
import { readSections, type IndexFile, type Section } from '../engines/embedded/index-file';
import { findIndex } from '../records/index-name';

const root = path.join(import.meta.dirname, '../../..');

/** @returns the engine, and the sections that it can find. @throws Error when the site isn't built */
export async function builtIndex(locale: string): Promise<{ engine: SearchEngine; sections: readonly Section[] }> {
  const folder = path.join(root, 'build', locale === i18n.defaultLocale ? '' : locale);
  const index = findIndex(folder, locale);
  if (index === undefined) throw new Error(`There is no search index in ${folder}. Build the site first: npm run build`);
  const file = JSON.parse(readFileSync(index, 'utf8')) as IndexFile;
  return { engine: await createEngine(file), sections: readSections(file).sections };
}
