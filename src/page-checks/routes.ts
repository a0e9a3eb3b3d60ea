/** Routes of pages, and pages that want the same one. */
import path from 'node:path/posix';
import type { Check, Place, Site } from './types';

/**
 * Route of a page as the framework makes it, without the locale.
 * `index` and a file named as its folder stand for the folder.
 */
export function routeOf(place: Place, slug: unknown): string {
  const folder = path.dirname(place.id);
  const name = path.basename(place.id);
  const own = name === 'index' || name === path.basename(folder) ? folder : place.id;
  const within = typeof slug === 'string' ? path.resolve('/', folder, slug) : path.resolve('/', own);
  return path.join(place.instance.route, within).replace(/(.)\/$/, '$1');
}

/** The first other owner of a route, as its reader would look for it. */
function otherOwner(route: string, file: string, locale: string, site: Site): string | undefined {
  if (site.otherRoutes.includes(route)) return 'a page of src/pages';
  return site.pages.find((page) => page.route === route && page.locale === locale && page.file !== file)?.file;
}

/** Two pages at one route: the framework would show one of them. */
export const duplicateRoutes: Check = {
  name: 'routes',
  run: ({ route, file, locale }, site) => {
    const owner = otherOwner(route, file, locale, site);
    if (owner === undefined) return [];
    return [{ line: 1, message: `route ${route} belongs to ${owner}, too`, cure: 'rename this file or change its slug' }];
  },
};
