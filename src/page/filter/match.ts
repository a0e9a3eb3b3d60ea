/** Whether an item of a list has what the reader asks for. Pure. */

/** What is known of an item. */
export interface Item {
  /** Texts in which the reader's words are looked for. */
  readonly text: string;
  /** Values of a field by its name, such as the labels of a guide. */
  readonly valuesOf: (name: string) => readonly string[];
}

/** The names of fields that differ from a choice of values, of which an item has one. */
export interface Kinds {
  /** The field for words. */
  readonly words: string | undefined;
  /** The field of whose values an item has all. */
  readonly every: string | undefined;
}

/** Lower case without accents, so that "nexúS" finds "Nexus". */
const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** @param wanted values by the names of fields; a field that asks for nothing is not in it */
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
