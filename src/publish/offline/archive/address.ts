/** Addresses in the archive: relative, and with the name of the file, because nobody but the reader's disk may answer. */
import path from 'node:path/posix';

/** The language's part of the published site, and what of it lies in the archive. */
export interface Site {
  /** Origin, such as `https://docs.example.com`. */
  readonly siteUrl: string;
  /** Root of the language, with a slash at both ends. */
  readonly baseUrl: string;
  /** Root of the whole site. Style sheets of every language load static files from there; each language has them, too. */
  readonly rootUrl: string;
  /** Paths of the archive's pages from the host's root, without a slash at their end, to their files. */
  readonly pages: ReadonlyMap<string, string>;
}

/** A file of the archive, with the path from the host's root that its addresses start from. */
export interface Place {
  readonly file: string;
  readonly route: string;
}

const withoutSlash = (pathname: string): string => pathname.replace(/\/$/, '');

/** @param pages with their paths from the host's root, and their files in the archive */
export const archivePages = (pages: readonly Place[]): Site['pages'] =>
  new Map(pages.map(({ route, file }) => [withoutSlash(route), file]));

const relative = (from: string, to: string): string => encodeURI(path.relative(path.dirname(from), to));

/** Where a link leads: to a page of the archive, else to the published site, or where it always led. */
export function linkFrom({ file, route }: Place, address: string, { siteUrl, pages }: Site): string {
  const here = new URL(route, siteUrl);
  if (address.startsWith('#') || !URL.canParse(address, here)) return address;
  const url = new URL(address, here);
  if (url.origin !== here.origin) return address;
  const target = pages.get(withoutSlash(url.pathname));
  return target === undefined ? url.href : relative(file, target) + url.search + url.hash;
}

/** A file of the site that a page or a style sheet loads. */
export interface Asset {
  /** Path from the host's root, by which the published site loads it. */
  readonly served: string;
  /** Path from the root of the language's folder, and of the archive. */
  readonly file: string;
}

/** @returns undefined for what the site does not serve itself */
export function assetAt({ route }: Place, address: string, { siteUrl, baseUrl, rootUrl }: Site): Asset | undefined {
  const here = new URL(route, siteUrl);
  const { origin, pathname } = new URL(address, here);
  const root = [baseUrl, rootUrl].find((candidate) => pathname.startsWith(candidate));
  if (origin !== here.origin || root === undefined) return undefined;
  return { served: pathname, file: decodeURI(pathname.slice(root.length)) };
}

/** Address by which a file of the archive loads another one. */
export const addressFrom = ({ file }: Place, asset: Asset): string => relative(file, asset.file);
