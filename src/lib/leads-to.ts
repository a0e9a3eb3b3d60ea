/** Returns whether an address of the site, relative to the language root, leads to one of these routes. */
export const leadsTo = (routes: readonly string[], address: string): boolean => routes.includes(address.replace(/\/?(?:[?#].*)?$/, ''));
