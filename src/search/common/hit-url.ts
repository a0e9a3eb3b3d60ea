/** Where a hit leads. */

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
