/**
 * Text and addresses of hits. Hits carry HTML: escaped text with mark tags. An index of somebody else's making may carry
 * anything, so nothing but mark tags is let through.
 */

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'", nbsp: '\u00A0' };

function decoded(entity: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name] ?? entity;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : entity;
}

const decode = (text: string): string => text.replace(/&(#x?[\da-f]+|[a-z]+);/gi, decoded);

/** The same HTML with every tag but `<mark>` and `</mark>` turned into text. */
export function onlyMarks(html: string): string {
  return html.replace(/<(?!\/?mark>)/g, '&lt;');
}

/** A stretch of text, inside or outside of a mark. */
export interface Segment {
  text: string;
  marked: boolean;
}

/** HTML of a hit as plain stretches, for React to render as text. */
export function segments(html: string): Segment[] {
  const found: Segment[] = [];
  let marked = false;
  for (const part of html.split(/(<\/?mark>)/)) {
    if (part === '<mark>' || part === '</mark>') marked = part === '<mark>';
    else if (part !== '') found.push({ text: decode(part), marked });
  }
  return found;
}

/** HTML of a hit as text. */
export function plainText(html: string): string {
  return segments(html)
    .map(({ text }) => text)
    .join('');
}

/**
 * A hit's url for a link: a path for pages of this site, so that the router can follow it, the address itself
 * for pages elsewhere, and undefined for what is no web page.
 * @param url path from the host's root, or an absolute address (hosted indexes hold these)
 * @param siteUrl any address of this site
 */
export function hitUrl(url: string, siteUrl: string): string | undefined {
  // A second slash or backslash would name another host.
  if (/^\/(?![/\\])/.test(url)) return url;
  if (!URL.canParse(url)) return undefined;
  const { origin, protocol, pathname, search, hash } = new URL(url);
  if (origin === new URL(siteUrl).origin) return pathname + search + hash;
  return protocol === 'https:' || protocol === 'http:' ? url : undefined;
}
