/**
 * Client module that repairs the address when the site opens and whenever the reader edits it. It runs before the router is created, so its
 * listener is the first to receive each change.
 */
import { isPassable, repair } from './repair';

let undecodable: string | null = null;

/** The path that the reader requested, if it couldn't be decoded; otherwise null. */
export function undecodablePath(): string | null {
  return undecodable;
}

function repairCurrent(): void {
  const { pathname, search, hash } = window.location;
  const fixed = repair({ pathname, search, hash });
  if (fixed.undecodable !== null) undecodable = fixed.undecodable;
  if (fixed.pathname !== pathname || fixed.hash !== hash) {
    window.history.replaceState(window.history.state, '', fixed.pathname + fixed.search + fixed.hash);
  }
}

if (typeof window !== 'undefined') {
  repairCurrent();
  window.addEventListener('popstate', (event) => {
    repairCurrent();
    if (isPassable(window.location.pathname)) return;
    event.stopImmediatePropagation();
    window.location.reload();
  });
}
