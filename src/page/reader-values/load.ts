/** Fetches the rest of the reader's values when there are some, or when the reader asks for the form. In every page. */
import { STORAGE_KEY } from '../../lib/reader-values/names';
import { FAILURE } from '../failure';
import { runScript } from '../fetched';
import { readStored } from '../stored';

/** Opens the form. */
export const OPENER = '[data-static=values]';
/** On the opener that the reader pressed before the form was there. */
export const ASKED = 'aria-busy';

/** @param address of the script with the rest */
export function loadWhenNeeded(address: string): void {
  let isLoaded = false;
  const fail = (): void => {
    const asked = document.querySelector<HTMLElement>(`[${ASKED}]${OPENER}`);
    asked?.removeAttribute(ASKED);
    if (asked) dispatchEvent(new CustomEvent(FAILURE, { detail: () => load(asked) }));
  };
  const load = (opener?: HTMLElement): void => {
    if (isLoaded) return;
    opener?.setAttribute(ASKED, 'true');
    runScript(address).then(() => (isLoaded = true), fail);
  };
  // A browser that forbids storage has no values; the form tells the reader.
  if (readStored(STORAGE_KEY) !== null) load();
  addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY) load();
  });
  document.addEventListener('click', ({ target }) => {
    const opener = target instanceof Element ? target.closest<HTMLElement>(OPENER) : null;
    if (opener) load(opener);
  });
}
