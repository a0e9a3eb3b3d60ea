/** Addresses in the archive. They are relative and include the file name, because there is only the reader's disk and no server. */
import path from 'node:path/posix';

/** One language's part of the published site, and its pages in the archive. */
export interface Site {
  /** Origin, such as `https://docs.example.com`. */
  readonly siteUrl: string;
  /** Language root, with a slash at both ends. */
  readonly baseUrl: string;
  /** Root of the whole site. Style sheets in all languages load static files from there, and each language also has a copy. */
  readonly rootUrl: string;
  /** Files of the archive's pages, by their paths from the root of the host, without a trailing slash. */
  readonly pages: ReadonlyMap<string, string>;
}

/** A file in the archive, and the path, from the root of the host, that its addresses are relative to. */
export interface Place {
  readonly file: string;
  readonly route: string;
}

const withoutSlash = (pathname: string): string => pathname.replace(/\/$/, '');

/** @param pages pages with their paths from the root of the host, and their files in the archive */
export const archivePages = (pages: readonly Place[]): Site['pages'] =>
  new Map(pages.map(({ route, file }) => [withoutSlash(route), file]));

const relative = (from: string, to: string): string => encodeURI(path.relative(path.dirname(from), to));

/** A link's target: a page in the archive if it exists there, or else on the published site. Links to other sites stay unchanged. */
export function linkFrom({ file, route }: Place, address: string, { siteUrl, pages }: Site): string {
  const here = new URL(route, siteUrl);
  if (address.startsWith('#') || !URL.canParse(address, here)) return address;
  const url = new URL(address, here);
  if (url.origin !== here.origin) return address;
  const target = pages.get(withoutSlash(url.pathname));
  return target === undefined ? url.href : relative(file, target) + url.search + url.hash;
}

/** A site file that a page or a style sheet loads. */
export interface Asset {
  /** Path from the root of the host, as loaded on the published site. */
  readonly served: string;
  /** Path relative to the root of the language's folder, which is also the path in the archive. */
  readonly file: string;
}

/** @returns undefined for a file that the site doesn't serve itself */
export function assetAt({ route }: Place, address: string, { siteUrl, baseUrl, rootUrl }: Site): Asset | undefined {
  const here = new URL(route, siteUrl);
  const { origin, pathname } = new URL(address, here);
  const root = [baseUrl, rootUrl].find((candidate) => pathname.startsWith(candidate));
  if (origin !== here.origin || root === undefined) return undefined;
  return { served: pathname, file: decodeURI(pathname.slice(root.length)) };
}

/** Address by which a file in the archive loads another file. */
export const addressFrom = ({ file }: Place, asset: Asset): string => relative(file, asset.file);
