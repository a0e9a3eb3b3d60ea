/** Resolves an address on a page to a file in the build, another host, or nothing. */
import type { BuiltPage, BuiltSite } from './types';

export type Target =
  | { readonly kind: 'external'; readonly host: string }
  /** `mailto:`, `data:`, and similar schemes. */
  | { readonly kind: 'other' }
  | { readonly kind: 'file'; readonly file: string; readonly fragment: string }
  | { readonly kind: 'missing'; readonly path: string };

/** Returns the file that a static host serves for a path, or undefined if the host returns 404. */
export function fileOf(pathname: string, { baseUrl, files }: BuiltSite): string | undefined {
  if (!pathname.startsWith(baseUrl) && `${pathname}/` !== baseUrl) return undefined;
  const within = decodeURI(pathname).slice(baseUrl.length).replace(/\/$/, '');
  const candidates = within === '' ? ['index.html'] : [within, `${within}/index.html`, `${within}.html`];
  return candidates.find((candidate) => files.has(candidate));
}

/** Resolves an address as a browser would on this page. */
export function resolve(address: string, page: BuiltPage, site: BuiltSite): Target {
  const base = new URL(page.route, site.siteUrl);
  if (!URL.canParse(address, base)) return { kind: 'missing', path: address };
  const url = new URL(address, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { kind: 'other' };
  if (url.origin !== base.origin) return { kind: 'external', host: url.host };
  // This refers to the page itself, because a 404 page doesn't have its own address.
  const file = address.startsWith('#') ? page.file : fileOf(url.pathname, site);
  return file === undefined
    ? { kind: 'missing', path: url.pathname }
    : { kind: 'file', file, fragment: decodeURIComponent(url.hash.slice(1)) };
}
