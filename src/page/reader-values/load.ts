/** Loads the main script for the reader's values if any are set, or if the reader opens the form. This code is on every page. */
import { STORAGE_KEY } from '../../lib/reader-values/names';
import { onClick } from '../elements';
import { actOnceLoaded } from '../failure';
import { runScript } from '../fetched';
import { readStored } from '../stored';

export const OPENER = '[data-static=values]';

/** @param address URL of the main script, which handles later clicks on the buttons */
export function loadWhenNeeded(address: string): void {
  let isLoaded = false;
  const load = (): Promise<unknown> => runScript(address).then(() => (isLoaded = true));
  const show = (): void => void load().catch(() => undefined);
  // If the browser denies access to storage, there are no values, and the form tells the reader.
  if (readStored(STORAGE_KEY) !== null) show();
  addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY) show();
  });
  onClick(OPENER, (opener) => !isLoaded && void actOnceLoaded(opener, load, () => opener.click()));
}
