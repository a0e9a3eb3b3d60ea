/** Where pages lie: the docs instances of the site and their folders in each language. */
import path from 'node:path';
import posix from 'node:path/posix';
import { i18n } from '../site/locales';

/** A docs instance: a folder of pages served below one route. */
export interface DocsInstance {
  /** Id of the instance in the configuration, and name of its sidebar. */
  readonly id: 'home' | 'composer';
  /** Folder of the originals from the root of the project. */
  readonly folder: string;
  /** Route of the folder. */
  readonly route: string;
}

export const docsInstances: readonly DocsInstance[] = [
  { id: 'home', folder: 'docs', route: '/' },
  { id: 'composer', folder: 'composer', route: '/composer' },
];

/** Which page a file is. */
export interface Place {
  /** Path from the root of the project, with forward slashes. */
  readonly file: string;
  readonly instance: DocsInstance;
  readonly locale: string;
  /** Path within the instance, without extension: `guides/object-lock`. The same in every language. */
  readonly id: string;
}

/** The quickstart, every guide and every page about a program. */
const EXECUTED = /^(?:getting-started\/quickstart$|guides\/|integrations\/(?!index$))/;

/** Whether the code blocks of a page are executed (src/snippets), so that each has to say what is to happen to it. */
export const isExecutedPage = ({ instance, id }: Pick<Place, 'instance' | 'id'>): boolean => instance.id === 'home' && EXECUTED.test(id);

/** Every locale, the default first: an original stands before its translations. */
export const locales: readonly string[] = [i18n.defaultLocale, ...i18n.locales.filter((locale) => locale !== i18n.defaultLocale)];

/** Locales that pages are translated to. */
export const translationLocales = locales.slice(1);

/** Folder of an instance's pages in a locale, from the root of the project, as the framework names it. */
export function pagesFolder(instance: DocsInstance, locale: string): string {
  return locale === i18n.defaultLocale ? instance.folder : `i18n/${locale}/docusaurus-plugin-content-docs-${instance.id}/current`;
}

/**
 * Which page a file is; undefined for a file that is no page.
 * @param file absolute, or from the root of the project
 */
export function placeOf(siteDir: string, file: string): Place | undefined {
  const relative = path.relative(siteDir, path.resolve(siteDir, file)).split(path.sep).join('/');
  const [, locale = i18n.defaultLocale] = /^i18n\/([^/]+)\//.exec(relative) ?? [];
  const instance = docsInstances.find((candidate) => relative.startsWith(`${pagesFolder(candidate, locale)}/`));
  // The framework leaves out what begins with an underscore: parts for other pages.
  if (!instance || !/\.mdx?$/.test(relative) || /\/_/.test(relative)) return undefined;
  const id = relative.slice(pagesFolder(instance, locale).length + 1).replace(/\.mdx?$/, '');
  return { file: relative, instance, locale, id };
}

/**
 * Route of a page as the framework makes it, without the locale.
 * `index` and a file named as its folder stand for the folder.
 *
 * @param slug of the front matter
 */
export function routeOf({ instance, id }: Pick<Place, 'instance' | 'id'>, slug: unknown): string {
  const folder = posix.dirname(id);
  const own = ['index', posix.basename(folder)].includes(posix.basename(id)) ? folder : id;
  const within = typeof slug === 'string' ? posix.resolve('/', folder, slug) : posix.resolve('/', own);
  return posix.join(instance.route, within).replace(/(.)\/$/, '$1');
}
