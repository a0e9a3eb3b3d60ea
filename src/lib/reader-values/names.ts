/** What readers set once for all pages. Never a key or a secret: these stay placeholders. */
export const VALUE_NAMES = ['endpoint', 'region', 'bucket', 'prefix', 'profile'] as const;

export type ValueName = (typeof VALUE_NAMES)[number];

/** The reader's values that are set; an endpoint is an address with scheme, a prefix ends with a slash. */
export type ReaderValues = Readonly<Partial<Record<ValueName, string>>>;

/** What the pages show where a value is not set. Buckets differ from page to page. */
export interface Shown {
  /** Host, without scheme. */
  readonly endpoint: string;
  readonly region: string;
  readonly prefix: string;
  readonly profile: string;
}

/** The element that holds a value in a page. Nothing else is written with it. */
export const VALUE_ELEMENT = 'var';

/** Key in the local storage: the reader's values, and the texts that stand for those of the pages where nothing needs quotes. */
export const STORAGE_KEY = 'reader-values';

/** As it is stored. */
export interface Stored {
  readonly values: ReaderValues;
  /** By the text that a page shows; the empty text stands for the bucket. */
  readonly texts: Readonly<Record<string, string>>;
}
