/** Values that readers set once for all pages. They never include keys or secrets, for which pages always show placeholders. */
export const VALUE_NAMES = ['endpoint', 'region', 'bucket', 'prefix', 'profile'] as const;

export type ValueName = (typeof VALUE_NAMES)[number];

/** Values that the reader has set. An endpoint is a URL with a scheme, and a prefix ends with a slash. */
export type ReaderValues = Readonly<Partial<Record<ValueName, string>>>;

/** Values that pages show if the reader hasn't set one. Bucket names differ from page to page. */
export interface Shown {
  /** Endpoint host name, without a scheme. */
  readonly endpoint: string;
  readonly region: string;
  readonly prefix: string;
  readonly profile: string;
}

/** Element that contains a value on a page. Pages don't use it for anything else. */
export const VALUE_ELEMENT = 'var';

/** Local storage key for the reader's values, and for the texts that replace a page's own where no quotes are needed. */
export const STORAGE_KEY = 'reader-values';

/** The format in which the values are stored. */
export interface Stored {
  readonly values: ReaderValues;
  /** Replacements, by the text that a page shows. The empty text represents the bucket. */
  readonly texts: Readonly<Record<string, string>>;
}
