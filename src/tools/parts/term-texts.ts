/** Pure functions for the glossary terms in a tool's texts, such as `[nexuses](nexus)`. */

/** Matches a term, and captures its word and its ID. */
export const TERM = /\[([^\]]+)\]\(([\w-]+)\)/;

const ALL = new RegExp(TERM, 'g');

/** Returns the text without links, as screen readers read it. */
export const withoutTerms = (text: string): string => text.replace(ALL, '$1');

/** Returns the IDs of the terms in texts. */
export const termsIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => Array.from(text.matchAll(ALL), ([, , id = '']) => id)));
