/** Page locations: the site's docs instances, and their folders in each language. */
import path from 'node:path';
import posix from 'node:path/posix';
import { knownLocales, sourceLocale } from '../site/locales';
import { ownPages } from './operator';

/** A docs instance, which is a folder of pages served under one route. */
export interface DocsInstance {
  /** Instance ID in the configuration, and the name of its sidebar. */
  readonly id: 'home' | 'composer' | 'own';
  /** Folder of the original pages, relative to the project root. */
  readonly folder: string;
  /** Folder that contains a folder of translations for each language, relative to the project root. */
  readonly i18n: string;
  /** Route of the instance's folder. */
  readonly route: string;
  /** Language of the original pages. */
  readonly locale: string;
  /** Languages in which the pages are published or, for the pages of this repository, can be published. */
  readonly locales: readonly string[];
}

const ours = { i18n: 'i18n', locale: sourceLocale, locales: knownLocales } as const;
const own = ownPages();

/** The instances of this repository, followed by the operator's own pages. */
export const docsInstances: readonly DocsInstance[] = [
  { id: 'home', folder: 'docs', route: '/', ...ours },
  { id: 'composer', folder: 'composer', route: '/composer', ...ours },
  ...(own ? [{ id: 'own', ...own } as const] : []),
];

/** Identifies the page that a file contains. */
export interface Place {
  /** Path relative to the project root, with forward slashes. */
  readonly file: string;
  readonly instance: DocsInstance;
  readonly locale: string;
  /** Path within the instance, without the extension: `guides/object-lock`. It's the same in every language. */
  readonly id: string;
}

/** Matches the quickstart, and all guides and program pages. */
const EXECUTED = /^(?:getting-started\/quickstart$|guides\/|integrations\/(?!index$))/;

/** Returns whether the code blocks on a page are executed (src/snippets), in which case each block must say how. */
export const isExecutedPage = ({ instance, id }: Pick<Place, 'instance' | 'id'>): boolean => instance.id === 'home' && EXECUTED.test(id);

/** All locales. The language of the originals comes first, so that they come before their translations. */
export const locales = knownLocales;

/** Locales that pages are translated into. */
export const translationLocales = locales.slice(1);

/** Returns the folder of an instance's pages in a locale, relative to the project root, as defined by the framework. */
export function pagesFolder(instance: DocsInstance, locale: string): string {
  return locale === instance.locale ? instance.folder : `${instance.i18n}/${locale}/docusaurus-plugin-content-docs-${instance.id}/current`;
}

/**
 * Identifies the page that a file contains. Returns undefined if the file isn't a page.
 * @param file absolute path, or path relative to the project root
 */
export function placeOf(siteDir: string, file: string): Place | undefined {
  const relative = path.relative(siteDir, path.resolve(siteDir, file)).split(path.sep).join('/');
  const [, translated] = /(?:^|\/)i18n\/([^/]+)\/docusaurus-plugin-content-docs-/.exec(relative) ?? [];
  const instance = docsInstances.find((candidate) => relative.startsWith(`${pagesFolder(candidate, translated ?? candidate.locale)}/`));
  // The framework ignores names that start with an underscore, which belong to parts of other pages.
  if (!instance || !/\.mdx?$/.test(relative) || /\/_/.test(relative)) return undefined;
  const locale = translated ?? instance.locale;
  const id = relative.slice(pagesFolder(instance, locale).length + 1).replace(/\.mdx?$/, '');
  return { file: relative, instance, locale, id };
}

/**
 * Returns the route that the framework gives a page, without the locale.
 * `index`, and a file with the same name as its folder, get the folder's route.
 *
 * @param slug value of `slug` in the front matter
 */
export function routeOf({ instance, id }: Pick<Place, 'instance' | 'id'>, slug: unknown): string {
  const folder = posix.dirname(id);
  const own = ['index', posix.basename(folder)].includes(posix.basename(id)) ? folder : id;
  const within = typeof slug === 'string' ? posix.resolve('/', folder, slug) : posix.resolve('/', own);
  return posix.join(instance.route, within).replace(/(.)\/$/, '$1');
}
