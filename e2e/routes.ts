/** Every page of the built site, read from its sitemaps when the tests are collected. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const build = path.join(__dirname, '../build');

function listed(sitemap: string): string[] {
  const file = path.join(build, sitemap);
  if (!existsSync(file)) throw new Error(`There is no build/${sitemap}. Build the site first: npm run build`);
  return [...readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** Paths of all pages in both languages, including pages that aren't in a sitemap. */
export const everyPath: readonly string[] = [
  ...listed('sitemap.xml'),
  '/search',
  '/offline',
  ...listed('it/sitemap.xml'),
  '/it/search',
  '/it/offline',
];

const inItalian = (path: string): boolean => path.startsWith('/it/');
const english = everyPath.filter((path) => !inItalian(path)).sort();

/** Each page in one language, alternating, and pages that exist in only one language. */
export const pathsOfTheDay: readonly string[] = [
  ...english.map((path, at) => (at % 2 === 1 && everyPath.includes(`/it${path}`) ? `/it${path}` : path)),
  ...everyPath.filter((path) => inItalian(path) && !english.includes(path.slice('/it'.length))),
];

/** One page that doesn't exist, in each language. */
export const missingPaths: readonly string[] = ['/no-such-page', '/it/no-such-page'];
