/** Loads the main script for the reader's values if any are set, or if the reader opens the form. This code is on every page. */
import { STORAGE_KEY } from '../../lib/reader-values/names';
import { onClick } from '../elements';
import { reportFailure } from '../failure';
import { runScript } from '../fetched';
import { readStored } from '../stored';

/** Selector for the buttons that open the form. */
export const OPENER = '[data-static=values]';
/** Attribute that marks the button that the reader clicked before the form was loaded. */
export const ASKED = 'aria-busy';

/** @param address URL of the main script */
export function loadWhenNeeded(address: string): void {
  let isLoaded = false;
  const fail = (): void => {
    const asked = document.querySelector<HTMLElement>(`[${ASKED}]${OPENER}`);
    asked?.removeAttribute(ASKED);
    if (asked) reportFailure(() => load(asked));
  };
  const load = (opener?: HTMLElement): void => {
    if (isLoaded) return;
    opener?.setAttribute(ASKED, 'true');
    runScript(address).then(() => (isLoaded = true), fail);
  };
  // If the browser denies access to storage, there are no values, and the form tells the reader.
  if (readStored(STORAGE_KEY) !== null) load();
  addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY) load();
  });
  onClick(OPENER, load);
}
