/** Checks whether a list item matches the filter. This module contains only pure functions. */

/** An item's searchable data. */
export interface Item {
  /** Text that is searched for the reader's words. */
  readonly text: string;
  /** Returns the item's values for a field, such as a guide's labels. */
  readonly valuesOf: (name: string) => readonly string[];
}

/** Names of the fields that are exceptions. In all other fields, one of the selected values must match. */
export interface Kinds {
  /** Name of the search field. */
  readonly words: string | undefined;
  /** Name of the field whose selected values must all match. */
  readonly every: string | undefined;
}

/** Converts text to lowercase and removes accents, so that "nexúS" finds "Nexus". */
export const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** @param wanted the form's values by field name, without fields that don't restrict the list */
export function matches({ text, valuesOf }: Item, wanted: URLSearchParams, { words, every }: Kinds): boolean {
  const folded = fold(text);
  return [...wanted.keys()].every((name) => {
    const values = wanted.getAll(name);
    const has = (value: string): boolean => valuesOf(name).includes(value);
    if (name === words)
      return fold(values.join(' '))
        .split(/\s+/)
        .every((word) => folded.includes(word));
    return name === every ? values.every(has) : values.some(has);
  });
}
