/** The location of pages: the docs instances of the site, and their folders in each language. */
import path from 'node:path';
import posix from 'node:path/posix';
import { i18n } from '../site/locales';

/** A docs instance: a folder of pages served under one route. */
export interface DocsInstance {
  /** ID of the instance in the configuration, and name of its sidebar. */
  readonly id: 'home' | 'composer';
  /** Folder of the original pages, relative to the root of the project. */
  readonly folder: string;
  /** Route of the folder. */
  readonly route: string;
}

export const docsInstances: readonly DocsInstance[] = [
  { id: 'home', folder: 'docs', route: '/' },
  { id: 'composer', folder: 'composer', route: '/composer' },
];

/** Identifies the page of a file. */
export interface Place {
  /** Path relative to the root of the project, with forward slashes. */
  readonly file: string;
  readonly instance: DocsInstance;
  readonly locale: string;
  /** Path within the instance, without extension: `guides/object-lock`. It's the same in every language. */
  readonly id: string;
}

/** The quickstart, and all guides and pages about programs. */
const EXECUTED = /^(?:getting-started\/quickstart$|guides\/|integrations\/(?!index$))/;

/** Whether the code blocks of a page are executed (src/snippets), so that each one must say how. */
export const isExecutedPage = ({ instance, id }: Pick<Place, 'instance' | 'id'>): boolean => instance.id === 'home' && EXECUTED.test(id);

/** All locales, the default one first, so that originals come before their translations. */
export const locales: readonly string[] = [i18n.defaultLocale, ...i18n.locales.filter((locale) => locale !== i18n.defaultLocale)];

/** Locales that pages are translated to. */
export const translationLocales = locales.slice(1);

/** Folder of an instance's pages in a locale, relative to the root of the project, as defined by the framework. */
export function pagesFolder(instance: DocsInstance, locale: string): string {
  return locale === i18n.defaultLocale ? instance.folder : `i18n/${locale}/docusaurus-plugin-content-docs-${instance.id}/current`;
}

/**
 * Identifies the page of a file. Undefined for a file that isn't a page.
 * @param file absolute, or relative to the root of the project
 */
export function placeOf(siteDir: string, file: string): Place | undefined {
  const relative = path.relative(siteDir, path.resolve(siteDir, file)).split(path.sep).join('/');
  const [, locale = i18n.defaultLocale] = /^i18n\/([^/]+)\//.exec(relative) ?? [];
  const instance = docsInstances.find((candidate) => relative.startsWith(`${pagesFolder(candidate, locale)}/`));
  // The framework ignores names that start with an underscore. They are parts of other pages.
  if (!instance || !/\.mdx?$/.test(relative) || /\/_/.test(relative)) return undefined;
  const id = relative.slice(pagesFolder(instance, locale).length + 1).replace(/\.mdx?$/, '');
  return { file: relative, instance, locale, id };
}

/**
 * Route of a page as the framework creates it, without the locale.
 * `index`, and a file named like its folder, get the route of the folder.
 *
 * @param slug from the front matter
 */
export function routeOf({ instance, id }: Pick<Place, 'instance' | 'id'>, slug: unknown): string {
  const folder = posix.dirname(id);
  const own = ['index', posix.basename(folder)].includes(posix.basename(id)) ? folder : id;
  const within = typeof slug === 'string' ? posix.resolve('/', folder, slug) : posix.resolve('/', own);
  return posix.join(instance.route, within).replace(/(.)\/$/, '$1');
}
