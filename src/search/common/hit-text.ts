/**
 * Text and URLs of hits. Hits contain HTML, which is escaped text with mark tags. An index that someone else created may contain anything,
 * so only mark tags are allowed through.
 */
import { type HierarchyLevel, type SearchHit } from '../contract';

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'", nbsp: '\u00A0' };

function decoded(entity: string, name: string): string {
  if (!name.startsWith('#')) return (Object.hasOwn(ENTITIES, name) && ENTITIES[name]) || entity;
  const code = Number(name.replace(/^#x/i, '0x').replace('#', ''));
  return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : entity;
}

/** The same HTML with all tags except `<mark>` and `</mark>` turned into text. */
export function onlyMarks(html: string): string {
  return html.replace(/<(?!\/?mark>)/g, '&lt;');
}

/** Splits the HTML of a hit into pieces of plain text, inside or outside a mark, for React to render. */
export function segments(html: string): { text: string; marked: boolean }[] {
  // The split captures the tags at the odd positions.
  return html
    .split(/(<\/?mark>)/)
    .map((part, index, parts) => ({
      text: index % 2 === 1 ? '' : part.replace(/&(#x?[\da-f]+|[a-z]+);/gi, decoded),
      marked: parts[index - 1] === '<mark>',
    }))
    .filter(({ text }) => text !== '');
}

/** Converts the HTML of a hit to text. */
export function plainText(html: string): string {
  return segments(html)
    .map(({ text }) => text)
    .join('');
}

/** A heading of a hit with its marks. Undefined if the hit has none of that level. */
export function headingOf({ _highlightResult, hierarchy }: SearchHit, level: HierarchyLevel): string | undefined {
  return _highlightResult.hierarchy?.[level]?.value ?? hierarchy?.[level] ?? undefined;
}

/** Determines which hits lead to pages of this site. */
export interface HitSite {
  /** Any URL of this site. */
  siteUrl: string;
  /** Absolute URLs on the site's own host that aren't pages of it. There are none if it's missing. */
  external?: RegExp | undefined;
}

/**
 * A hit's URL for a link: a path for pages of this site, so that the router can follow it; the URL itself for other pages; undefined if it
 * isn't a web page. It's parsed like in a browser, which removes tabs and line breaks and treats backslashes as slashes, so that something
 * that looks like a path may name another host.
 * @param url path from the root of the host, or an absolute URL (in hosted indexes)
 */
export function hitUrl(url: string, { siteUrl, external }: HitSite): string | undefined {
  const base = url.startsWith('/') ? siteUrl : undefined;
  if (!URL.canParse(url, base)) return undefined;
  const { origin, protocol, pathname, search, hash, href } = new URL(url, base);
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  if (origin !== new URL(siteUrl).origin) return base === undefined ? href : undefined;
  // A path that starts with two slashes would be the URL of another host.
  if (pathname.startsWith('//')) return undefined;
  const path = pathname + search + hash;
  return external?.test(origin + path) === true ? origin + path : path;
}
