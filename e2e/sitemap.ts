/** Reads the sitemaps of the built site. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the paths of all pages in a language's sitemap.
 * @param folder the language's folder in the build, such as `it/`; empty for the language at the root
 * @throws Error if the site isn't built
 */
export function pathsIn(folder: string): string[] {
  const file = path.join(__dirname, '../build', folder, 'sitemap.xml');
  if (!existsSync(file)) throw new Error(`There is no build/${folder}sitemap.xml. Build the site first: npm run build`);
  return [...readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}
