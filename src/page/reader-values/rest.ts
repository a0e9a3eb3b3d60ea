/** Shows the reader's stored values on the page, and lets the reader change them. This script is loaded only when needed. */
import { type ReaderValues, type Shown } from '../../lib/reader-values/names';
import { loadStyles } from '../styles';
import { ValuesForm } from './form';
import { ASKED, OPENER } from './load';
import { onNewValues, showValues } from './show';
import { onStored, storedValues, storeValues } from './store';
import type { Texts } from './texts';

export function startReaderValues(shown: Shown, texts: Texts): void {
  let values = storedValues();
  const show = (): void => showValues(shown, values, texts);
  const change = (changed: ReaderValues): void => {
    values = changed;
    show();
  };
  const take = (taken: ReaderValues): string => {
    const isKept = storeValues(taken, shown);
    change(taken);
    if (!isKept) return texts.notKept;
    return Object.keys(taken).length === 0 ? texts.removed : texts.saved;
  };
  // The form also works without styles, so a failure to load them doesn't matter.
  const styles = loadStyles().catch(() => undefined);
  let form: ValuesForm | undefined;
  const open = async (opener: HTMLElement): Promise<void> => {
    await styles;
    form ??= new ValuesForm({ texts, shown, values: () => values, take });
    form.open(opener);
  };
  // The texts that the brand shows may have changed since the values were stored.
  if (Object.keys(values).length > 0) storeValues(values, shown);
  show();
  onStored(change);
  onNewValues(show);
  document.addEventListener('click', ({ target }) => {
    const opener = target instanceof Element ? target.closest<HTMLElement>(OPENER) : null;
    if (opener) void open(opener);
  });
  const asked = document.querySelector<HTMLElement>(`[${ASKED}]${OPENER}`);
  asked?.removeAttribute(ASKED);
  if (asked) void open(asked);
}
