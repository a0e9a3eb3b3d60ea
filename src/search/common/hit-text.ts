/** Extracts text and URLs from hits. Another program can have created their HTML, so it may contain only escaped text and mark tags. */
import { type HierarchyLevel, type SearchHit } from '../contract';

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'", nbsp: '\u00A0' };

function decoded(entity: string, name: string): string {
  if (!name.startsWith('#')) return (Object.hasOwn(ENTITIES, name) && ENTITIES[name]) || entity;
  const code = Number(name.replace(/^#x/i, '0x').replace('#', ''));
  return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : entity;
}

/** Converts all tags in the HTML to text, except `<mark>` and `</mark>`. */
export function onlyMarks(html: string): string {
  return html.replace(/<(?!\/?mark>)/g, '&lt;');
}

/** Splits a hit's HTML into pieces of plain text, each either inside or outside a mark, for React to render. */
export function segments(html: string): { text: string; marked: boolean }[] {
  // Because the pattern captures the tags, they're at the odd indexes of the result.
  return html
    .split(/(<\/?mark>)/)
    .map((part, index, parts) => ({
      text: index % 2 === 1 ? '' : part.replace(/&(#x?[\da-f]+|[a-z]+);/gi, decoded),
      marked: parts[index - 1] === '<mark>',
    }))
    .filter(({ text }) => text !== '');
}

export function plainText(html: string): string {
  return segments(html)
    .map(({ text }) => text)
    .join('');
}

/** Returns a hit's heading at this level, including its marks, or undefined if the hit has no heading at this level. */
export function headingOf({ _highlightResult, hierarchy }: SearchHit, level: HierarchyLevel): string | undefined {
  return _highlightResult.hierarchy?.[level]?.value ?? hierarchy?.[level] ?? undefined;
}

/** Determines which hits lead to pages on this site. */
export interface HitSite {
  siteUrl: string;
  /** Matches absolute URLs on the site's own host that aren't part of the site. If omitted, there are no such URLs. */
  external?: RegExp | undefined;
}

/**
 * Returns a hit's URL for a link: a path for pages on this site, so that the router can follow it; the URL itself for other pages;
 * undefined if it isn't a web page. URLs are parsed the way browsers do it, removing tabs and line breaks and treating backslashes as
 * slashes, because something that looks like a path might name another host.
 * @param url path from the root of the host, or an absolute URL (in hosted indexes)
 */
export function hitUrl(url: string, { siteUrl, external }: HitSite): string | undefined {
  const base = url.startsWith('/') ? siteUrl : undefined;
  if (!URL.canParse(url, base)) return undefined;
  const { origin, protocol, pathname, search, hash, href } = new URL(url, base);
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  if (origin !== new URL(siteUrl).origin) return base === undefined ? href : undefined;
  // A path that starts with two slashes would be a URL on another host.
  if (pathname.startsWith('//')) return undefined;
  const path = pathname + search + hash;
  return external?.test(origin + path) === true ? origin + path : path;
}
