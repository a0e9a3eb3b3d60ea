/** Finds and reads every page of every docs instance, originals and translations. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Variables } from '../lib/substitute';
import { readPage } from './parse';
import type { Instance, Page, Place } from './types';

export interface Sources {
  /** Root of the project. */
  readonly root: string;
  readonly instances: readonly Instance[];
  readonly locales: readonly string[];
  readonly defaultLocale: string;
  readonly variables: Variables;
}

/** Folder of an instance in a locale, as the framework names it. */
function folderOf(instance: Instance, locale: string, defaultLocale: string): string {
  return locale === defaultLocale ? instance.folder : `i18n/${locale}/docusaurus-plugin-content-docs-${instance.id}/current`;
}

/** Files with this extension below a folder, as paths from it; none when there is no folder. */
function markdownFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return (
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => file.split(path.sep).join('/'))
      // The framework leaves out what begins with an underscore: parts for other pages.
      .filter((file) => /\.mdx?$/.test(file) && !/(?:^|\/)_/.test(file))
      .sort()
  );
}

/** @returns every page, default locale first, so that an original stands before its translation */
export function findPages({ root, instances, locales, defaultLocale, variables }: Sources): Page[] {
  const ordered = [defaultLocale, ...locales.filter((locale) => locale !== defaultLocale)];
  const places = ordered.flatMap((locale) =>
    instances.flatMap((instance) => {
      const folder = folderOf(instance, locale, defaultLocale);
      return markdownFiles(path.join(root, folder)).map((file): Place => ({
        file: `${folder}/${file}`,
        instance,
        locale,
        id: file.replace(/\.mdx?$/, ''),
      }));
    }),
  );
  return places.map((place) => readPage(place, readFileSync(path.join(root, place.file), 'utf8'), variables));
}
