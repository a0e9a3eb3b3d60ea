/** Checks whether an item of a list matches the filter. Pure. */

/** The searchable data of an item. */
export interface Item {
  /** Text in which the reader's words are searched. */
  readonly text: string;
  /** Values of a field by its name, such as the labels of a guide. */
  readonly valuesOf: (name: string) => readonly string[];
}

/** The names of fields that work differently from a choice of values, of which one must match. */
export interface Kinds {
  /** The search field. */
  readonly words: string | undefined;
  /** The field whose values must all match. */
  readonly every: string | undefined;
}

/** Lower case without accents, so that "nexúS" finds "Nexus". */
const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** @param wanted values by field name, without fields that don't restrict anything */
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
