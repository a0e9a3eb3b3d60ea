import { soundValues } from '../../lib/reader-values/check';
import { STORAGE_KEY, type ReaderValues, type Shown, type Stored } from '../../lib/reader-values/names';
import { plainTexts } from '../../lib/reader-values/texts';
import { readStored, writeStored } from '../stored';

/** Returns the valid values in a stored text. Other programs can also write to storage, so the text isn't trusted. */
function read(text: string | null): ReaderValues {
  try {
    return soundValues((JSON.parse(text ?? '{}') as Partial<Stored> | null)?.values);
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

/** @returns no values if the browser denies access to storage */
export const storedValues = (): ReaderValues => read(readStored(STORAGE_KEY));

export const storeValues = (values: ReaderValues, shown: Shown): boolean =>
  writeStored(
    STORAGE_KEY,
    Object.keys(values).length === 0 ? null : JSON.stringify({ values, texts: plainTexts(shown, values) } satisfies Stored),
  );

/** Calls a function with the values that another tab has stored. If storage is cleared completely, the event has no key. */
export function onStored(act: (values: ReaderValues) => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === STORAGE_KEY || key === null) act(read(newValue));
  });
}
