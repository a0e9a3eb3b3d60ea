/**
 * Text and addresses of hits. Hits carry HTML: escaped text with mark tags. An index of somebody else's making may carry
 * anything, so nothing but mark tags is let through.
 */
import { type HierarchyLevel, type SearchHit } from '../contract';

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'", nbsp: '\u00A0' };

function decoded(entity: string, name: string): string {
  if (!name.startsWith('#')) return (Object.hasOwn(ENTITIES, name) && ENTITIES[name]) || entity;
  const code = Number(name.replace(/^#x/i, '0x').replace('#', ''));
  return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : entity;
}

/** The same HTML with every tag but `<mark>` and `</mark>` turned into text. */
export function onlyMarks(html: string): string {
  return html.replace(/<(?!\/?mark>)/g, '&lt;');
}

/** HTML of a hit as plain stretches of text, inside or outside of a mark, for React to render. */
export function segments(html: string): { text: string; marked: boolean }[] {
  // The tags, captured by the split, stand at the odd places.
  return html
    .split(/(<\/?mark>)/)
    .map((part, index, parts) => ({
      text: index % 2 === 1 ? '' : part.replace(/&(#x?[\da-f]+|[a-z]+);/gi, decoded),
      marked: parts[index - 1] === '<mark>',
    }))
    .filter(({ text }) => text !== '');
}

/** HTML of a hit as text. */
export function plainText(html: string): string {
  return segments(html)
    .map(({ text }) => text)
    .join('');
}

/** A heading of a hit with its marks, undefined when the hit has none of that level. */
export function headingOf({ _highlightResult, hierarchy }: SearchHit, level: HierarchyLevel): string | undefined {
  return _highlightResult.hierarchy?.[level]?.value ?? hierarchy?.[level] ?? undefined;
}

/** Which hits lead to pages of this site. */
export interface HitSite {
  /** Any address of this site. */
  siteUrl: string;
  /** Absolute addresses on the site's own host that are no pages of it; none where it is missing. */
  external?: RegExp | undefined;
}

/**
 * A hit's url for a link: a path for pages of this site, so that the router can follow it, the address itself
 * for pages elsewhere, and undefined for what is no web page. It is read as a browser reads it, which takes tabs and line
 * ends out of it, and backslashes for slashes, so that what looks like a path may name another host.
 * @param url path from the host's root, or an absolute address (hosted indexes hold these)
 */
export function hitUrl(url: string, { siteUrl, external }: HitSite): string | undefined {
  const base = url.startsWith('/') ? siteUrl : undefined;
  if (!URL.canParse(url, base)) return undefined;
  const { origin, protocol, pathname, search, hash, href } = new URL(url, base);
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  if (origin !== new URL(siteUrl).origin) return base === undefined ? href : undefined;
  // Two slashes at its beginning would make another host's address of a path again.
  if (pathname.startsWith('//')) return undefined;
  const path = pathname + search + hash;
  return external?.test(origin + path) === true ? origin + path : path;
}
