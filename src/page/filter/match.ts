/** Whether an item of a list has what the reader asks for, and how that stands in the address. Pure. */

/** What is known of an item. */
export interface Item {
  /** Texts in which the reader's words are looked for. */
  readonly text: string;
  /** Values of a field by its name, such as the labels of a guide. */
  readonly valuesOf: (name: string) => readonly string[];
}

/** The fields of a filter that differ from a choice of one or several values, of which an item has one. */
export interface Kinds {
  /** The name of the field for words. */
  readonly words: string;
  /** The name of the field of whose values an item has all. */
  readonly every: string;
}

/** Lower case without accents, so that "nexúS" finds "Nexus". */
const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** @param wanted values by the names of fields; a field that asks for nothing is not in it */
export function matches({ text, valuesOf }: Item, wanted: URLSearchParams, { words, every }: Kinds): boolean {
  const folded = fold(text);
  return [...new Set(wanted.keys())].every((name) => {
    const values = wanted.getAll(name);
    if (name === words)
      return values.every((value) =>
        fold(value)
          .split(/\s+/)
          .every((word) => folded.includes(word)),
      );
    const own = valuesOf(name);
    const has = (value: string): boolean => own.includes(value);
    return name === every ? values.every(has) : values.some(has);
  });
}

/**
 * @param search query of the address
 * @param names of the fields of the filter; what else stands in the address stays
 */
export function searchWith(search: string, names: Iterable<string>, wanted: URLSearchParams): string {
  const query = new URLSearchParams(search);
  for (const name of names) query.delete(name);
  wanted.forEach((value, name) => query.append(name, value));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
