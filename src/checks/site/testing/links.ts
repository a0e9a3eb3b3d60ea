/**
 * Checks that internal links, anchors, and assets lead to a file and an id in the build. The framework checks links between its pages
 * during the build. This check also covers anchors, assets, redirects, and files that are created later, such as printable documents.
 */
import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import type { Problem } from '../../../lib/diagnostic';
import { selectorOf } from './selector';
import { everyFile, problemAt, type BuiltPage, type BuiltSite, type Check } from './build';

type Target =
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

/** Attributes that contain a single address, and the elements that follow or load it. */
const ADDRESSES = {
  href: 'a, area, link, use',
  src: 'script, img, source, video, audio, iframe',
  poster: 'video',
  data: 'object',
  action: 'form',
};

export interface Address {
  readonly element: Element;
  readonly address: string;
}

/** Returns the addresses in a list such as `a.png 1x, b.png 2x`. */
const fromSrcset = (srcset: string): string[] =>
  srcset
    .split(',')
    .map((part) => part.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean);

/** Returns every address on a page that a browser follows or loads. */
export function addressesOf($: CheerioAPI): Address[] {
  const single = Object.entries(ADDRESSES).flatMap(([attribute, elements]) =>
    $<Element, string>(elements)
      .filter(`[${attribute}]`)
      .toArray()
      .map((element) => ({ element, address: element.attribs[attribute] ?? '' })),
  );
  const lists = $<Element, string>('[srcset], [imagesrcset]')
    .toArray()
    .flatMap((element) => fromSrcset(element.attribs.srcset ?? element.attribs.imagesrcset ?? '').map((address) => ({ element, address })));
  const refresh = $<Element, string>('meta[http-equiv="refresh" i]')
    .toArray()
    .map((element) => ({ element, address: /url=(.*)/i.exec(element.attribs.content ?? '')?.[1] ?? '' }));
  return [...single, ...lists, ...refresh];
}

/** Returns whether a fragment needs no matching id, such as the top of the page and the browser's text fragments. */
const isFree = (fragment: string): boolean => fragment === '' || fragment === 'top' || fragment.startsWith(':~:');

export const links: Check = {
  name: 'links',
  about: everyFile,
  run: (page, site) =>
    addressesOf(page.$).flatMap(({ element, address }): Problem[] => {
      const message = wrong(address, element, page, site);
      return message === undefined ? [] : [problemAt(selectorOf(page.$, element), `${address} ${message}`)];
    }),
};

/** Returns the problem with an address, or undefined if it leads somewhere. */
function wrong(address: string, element: Element, page: BuiltPage, site: BuiltSite): string | undefined {
  const target = resolve(address, page, site);
  if (target.kind === 'missing') return 'doesn’t lead to a file of the build';
  const landing = target.kind === 'file' ? pagesByFile(site).get(target.file) : undefined;
  if (target.kind !== 'file' || landing === undefined) return undefined;
  if (landing.kind === 'redirect' && page.kind !== 'redirect') return 'leads to a redirect; link to its target';
  // A 404 page links to the 404 page in the other language.
  if (element.tagName === 'a' && landing.kind === 'not-found' && page.kind !== 'not-found') return 'leads to the 404 page';
  return isFree(target.fragment) || landing.anchors.has(target.fragment) ? undefined : `doesn’t match an id in ${target.file}`;
}

const cache = new WeakMap<BuiltSite, Map<string, BuiltPage>>();

function pagesByFile(site: BuiltSite): Map<string, BuiltPage> {
  const known = cache.get(site) ?? new Map(site.pages.map((page) => [page.file, page]));
  cache.set(site, known);
  return known;
}
