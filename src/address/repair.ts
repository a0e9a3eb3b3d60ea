/**
 * Addresses that the framework cannot take as they are.
 *
 * The router throws on a path whose percent-encoding is broken, and scrolling throws on
 * such a hash; a host that serves `/x.html` leaves a suffix that the static page was not
 * rendered with. All three are put right before the application reads the address.
 */

/** The parts of an address, as `window.location` names them. */
export interface Address {
  pathname: string;
  search: string;
  hash: string;
}

export interface Repaired extends Address {
  /** The path as it was typed, when it could not be decoded; else null. */
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

/** Whether the framework can go to a path: it decodes once more what the router has decoded. */
export const isPassable = (pathname: string): boolean => decodable(pathname) && decodable(decodeURIComponent(pathname));

/** A part that decodes to the text as it was typed. */
const literal = (part: string): string => part.replaceAll('%', '%25');

/** `/guides/acl.html` and `/guides/index.html` without their suffix, as a host without rewriting serves them. */
const withoutSuffix = (pathname: string): string => pathname.replace(/(?:\/index)?\.html$/, '') || '/';

/** The address that the application can work with. */
export function repair({ pathname, search, hash }: Address): Repaired {
  const broken = !decodable(pathname);
  return {
    pathname: broken ? literal(pathname) : withoutSuffix(pathname),
    search,
    hash: decodable(hash) ? hash : literal(hash),
    undecodable: broken ? pathname : null,
  };
}
