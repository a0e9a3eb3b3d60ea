/**
 * Repairs addresses that the framework can't handle unchanged. The router throws an error if a path's percent-encoding is invalid, and
 * scrolling throws an error if a hash's encoding is. A host that serves `/x.html` leaves a suffix that wasn't in the path when the page was
 * rendered. All three problems are fixed before the application reads the address.
 */

/** Address parts, named as in `window.location`. */
export interface Address {
  pathname: string;
  search: string;
  hash: string;
}

export interface Repaired extends Address {
  /** The path as typed, if it couldn't be decoded; otherwise null. */
  undecodable: string | null;
}

const decodable = (part: string): boolean => {
  try {
    decodeURIComponent(part);
    return true;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
};

/** Whether the framework can navigate to a path. The router has already decoded the path, and the framework decodes it again. */
export const isPassable = (pathname: string): boolean => decodable(pathname) && decodable(decodeURIComponent(pathname));

/** Encodes a part of an address so that it decodes to the text as typed. */
const literal = (part: string): string => part.replaceAll('%', '%25');

/** Removes the suffix from paths such as `/guides/acl.html` and `/guides/index.html`, which a host without rewriting serves. */
const withoutSuffix = (pathname: string): string => pathname.replace(/(?:\/index)?\.html$/, '') || '/';

/** Returns an address that the application can handle. */
export function repair({ pathname, search, hash }: Address): Repaired {
  const broken = !decodable(pathname);
  return {
    pathname: broken ? literal(pathname) : withoutSuffix(pathname),
    search,
    hash: decodable(hash) ? hash : literal(hash),
    undecodable: broken ? pathname : null,
  };
}
