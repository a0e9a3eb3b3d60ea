/** Functions that write any text inside a literal. Each returns undefined if the literal can't contain the text. Pure functions. */

export type Write = (text: string) => string | undefined;

/** For a literal without escape sequences, such as a comment. Values don't contain line breaks. */
export const asIs: Write = (text) => text;

/** For a literal without escape sequences that can't contain certain characters, because they would end or change it. */
export const asIsWithout =
  (characters: RegExp): Write =>
  (text) =>
    characters.test(text) ? undefined : text;

/** Escapes characters by adding another character before them. */
export const after =
  (sign: string, characters: RegExp): Write =>
  (text) =>
    text.replace(characters, (character) => sign + character);

/** Escapes a character by doubling it, as in SQL and in single-quoted YAML. */
export const twice =
  (characters: RegExp): Write =>
  (text) =>
    text.replace(characters, '$&$&');

/** Escapes text as in JSON (RFC 8259, section 7). The result is also valid in YAML, HCL, Go, Java, JavaScript, and Python strings. */
export const asJson: Write = (text) => JSON.stringify(text).slice(1, -1);

/** Applies two escape functions, the second one to the result of the first. */
export const both =
  (first: Write, second: Write): Write =>
  (text) => {
    const written = first(text);
    return written === undefined ? undefined : second(written);
  };

/**
 * No character is special inside single quotes in a POSIX shell (POSIX.1-2017, Shell, 2.2.2). A single quote ends the quoted text, and can
 * be written with a backslash outside of it.
 */
export const inSingleQuotes: Write = (text) => text.replaceAll("'", String.raw`'\''`);

/**
 * In double quotes in bash, special characters are put in single quotes between two double-quoted parts. A backslash would work for all of
 * them except `!`, which an interactive bash uses for history expansion.
 */
export const inDoubleQuotes: Write = (text) => (/["$`\\!]/.test(text) ? `"'${inSingleQuotes(text)}'"` : text);

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
/** Escapes text as XML entities (XML 1.0, section 4.6). */
export const asEntities: Write = (text) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
