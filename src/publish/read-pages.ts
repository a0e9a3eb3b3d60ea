/** The pages of a language as the framework has built them. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Props } from '@docusaurus/types';

export interface BuiltPage {
  /** Path from the host's root. */
  readonly route: string;
  /** Path of its file from the folder of the built language, with forward slashes. */
  readonly file: string;
  readonly html: string;
}

const NOT_FOUND = '404.html';

/**
 * All pages but the error page, ordered by route, so that the same site gives the same files.
 * @throws Error naming a route without a file
 */
export async function readPages({ outDir, baseUrl, routesPaths }: Pick<Props, 'outDir' | 'baseUrl' | 'routesPaths'>): Promise<BuiltPage[]> {
  const routes = [...new Set(routesPaths)].filter((route) => route !== baseUrl + NOT_FOUND).sort();
  return Promise.all(
    routes.map(async (route) => {
      const file = path.posix.join(decodeURI(route.slice(baseUrl.length)), 'index.html');
      try {
        return { route, file, html: await readFile(path.join(outDir, file), 'utf8') };
      } catch (error) {
        throw new Error(`${route}: no ${file} in ${outDir}; expected a file for each route`, { cause: error });
      }
    }),
  );
}
