/** Glossary terms in the texts of a tool, such as `[nexuses](nexus)`. Pure functions. */

/** The word, and the term's id. */
export const TERM = /\[([^\]]+)\]\(([\w-]+)\)/;

const ALL = new RegExp(TERM, 'g');

/** The text as it is read aloud. */
export const withoutTerms = (text: string): string => text.replace(ALL, '$1');

/** Ids of the terms in texts. */
export const termsIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => Array.from(text.matchAll(ALL), ([, , id = '']) => id)));
