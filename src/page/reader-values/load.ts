/** Fetches the rest of the reader's values when there are some, or when the reader asks for the form. In every page. */
import { STORAGE_KEY } from '../../lib/reader-values/names';

/** Opens the form. */
export const OPENER = '[data-static=values]';
/** On the opener that the reader pressed before the form was there. */
export const ASKED = 'data-asked';

function hasStored(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    // A browser that forbids storage has no values; the form tells the reader.
    return false;
  }
}

/** @param address of the script with the rest */
export function loadWhenNeeded(address: string): void {
  let isAsked = false;
  const load = (): void => {
    if (isAsked) return;
    isAsked = true;
    document.head.append(Object.assign(document.createElement('script'), { src: address }));
  };
  if (hasStored()) load();
  addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY) load();
  });
  document.addEventListener('click', ({ target }) => {
    const opener = target instanceof Element ? target.closest<HTMLElement>(OPENER) : null;
    if (!opener) return;
    opener.setAttribute(ASKED, '');
    load();
  });
}
