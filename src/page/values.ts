/** Shows the reader's values, and lets the reader change them. `page.ts` loads this script when needed. */
import type { ReaderValues, Shown } from '../lib/reader-values/names';
import { onClick } from './elements';
import { loadStyles } from './fetched';
import { createForm } from './reader-values/form';
import { OPENER } from './reader-values/load';
import { onNewValues, showValues } from './reader-values/show';
import { onStored, storedValues, storeValues } from './reader-values/store';
import type { ValuesTexts } from './texts';

/** Default values and form texts, inserted by the plugin. */
declare const SHOWN: Shown;
declare const TEXTS: ValuesTexts;

let values = storedValues();
const show = (): void => showValues(SHOWN, values, TEXTS);
const change = (changed: ReaderValues): void => {
  values = changed;
  show();
};
const take = (taken: ReaderValues): string => {
  const isKept = storeValues(taken, SHOWN);
  change(taken);
  if (!isKept) return TEXTS.notKept;
  return Object.keys(taken).length === 0 ? TEXTS.removed : TEXTS.saved;
};
// The form also works without styles, so a failure to load them doesn't matter.
const styles = loadStyles().catch(() => undefined);
let openForm: ReturnType<typeof createForm> | undefined;
const open = async (opener: HTMLElement): Promise<void> => {
  await styles;
  openForm ??= createForm(TEXTS, SHOWN, take);
  openForm(opener, values);
};
// The texts that the brand shows may have changed since the values were stored.
if (Object.keys(values).length > 0) storeValues(values, SHOWN);
show();
onStored(change);
onNewValues(show);
onClick(OPENER, (opener) => void open(opener));
