/** The index of a built site's folder. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { UsageError } from '../../lib/usage-error';
import { i18n } from '../../site/locales';
import type { IndexFile } from '../engines/embedded/index-file';
import { embeddedIndexPath } from '../index-url';

/** Reads the index of a language. @throws {UsageError} when there is none, or it is no JSON, saying what to do */
export async function readSiteIndex(folder: string, locale: string): Promise<IndexFile> {
  if (!i18n.locales.includes(locale)) throw new UsageError(`--locale ${locale}: expected one of: ${i18n.locales.join(', ')}`);
  const path = join(folder, locale === i18n.defaultLocale ? '' : locale, embeddedIndexPath(locale));
  if (!existsSync(path))
    throw new UsageError(`There is no ${path}. Build the site first (npm run build), or name its folder: --site <folder>`);
  try {
    return JSON.parse(await readFile(path, 'utf8')) as IndexFile;
  } catch (error) {
    throw new UsageError(`${path} is not JSON (${String(error)}). Build the site anew: npm run build`);
  }
}
