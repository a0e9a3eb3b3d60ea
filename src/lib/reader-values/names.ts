/** Values that readers set once for all pages. They never include keys or secrets, which stay placeholders. */
export const VALUE_NAMES = ['endpoint', 'region', 'bucket', 'prefix', 'profile'] as const;

export type ValueName = (typeof VALUE_NAMES)[number];

/** The reader's values that are set. An endpoint is a URL with a scheme, and a prefix ends with a slash. */
export type ReaderValues = Readonly<Partial<Record<ValueName, string>>>;

/** What pages show if a value isn't set. Buckets differ from page to page. */
export interface Shown {
  /** Host name without a scheme. */
  readonly endpoint: string;
  readonly region: string;
  readonly prefix: string;
  readonly profile: string;
}

/** The element that contains a value on a page. It isn't used for anything else. */
export const VALUE_ELEMENT = 'var';

/** Key in local storage for the reader's values, and for the texts that replace those of the pages where no quotes are needed. */
export const STORAGE_KEY = 'reader-values';

/** The values in the format in which they are stored. */
export interface Stored {
  readonly values: ReaderValues;
  /** Replacements by the text that a page shows. The empty text represents the bucket. */
  readonly texts: Readonly<Record<string, string>>;
}
