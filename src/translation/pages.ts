/** Pairs every page with its translation. Paths are from the root of the project, with forward slashes. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Instance {
  /** Id of the docs instance. */
  id: string;
  /** Folder of the originals. */
  folder: string;
}

/** As `docusaurus.config.ts` has them. */
export const INSTANCES: readonly Instance[] = [
  { id: 'home', folder: 'docs' },
  { id: 'composer', folder: 'composer' },
];

export interface Pair {
  /** Path of the page within its instance, with extension: `guides/object-lock.md`. */
  page: string;
  instance: Instance;
  original: string;
  translation: string;
}

/** Folder in which the framework looks for an instance's pages in a locale. */
export function translatedFolder(instance: Instance, locale: string): string {
  return `i18n/${locale}/docusaurus-plugin-content-docs-${instance.id}/current`;
}

function markdownIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.md'));
}

/** All pairs of a locale, originals and orphans alike, by path. */
export function pairs(root: string, locale: string): Pair[] {
  return INSTANCES.flatMap((instance) => {
    const folder = translatedFolder(instance, locale);
    const names = new Set([...markdownIn(path.join(root, instance.folder)), ...markdownIn(path.join(root, folder))]);
    return [...names].sort().map((page) => ({ page, instance, original: `${instance.folder}/${page}`, translation: `${folder}/${page}` }));
  });
}

/** Text of a file, or null when there is none. */
export function readOrNull(root: string, file: string): string | null {
  const full = path.join(root, file);
  return existsSync(full) ? readFileSync(full, 'utf8') : null;
}
