/** Ways to write any text inside a literal of a language. Each returns undefined if the literal can't contain the text. Pure. */

export type Write = (text: string) => string | undefined;

/** For a literal without escapes, such as a comment. Values don't contain line breaks. */
export const asIs: Write = (text) => text;

/** For a literal without escapes, in which some characters aren't possible because they would end or change it. */
export const asIsWithout =
  (characters: RegExp): Write =>
  (text) =>
    characters.test(text) ? undefined : text;

/** Escapes some characters with a character before them. */
export const after =
  (sign: string, characters: RegExp): Write =>
  (text) =>
    text.replace(characters, (character) => sign + character);

/** Escapes a character by doubling it, as in SQL and in the single quotes of YAML. */
export const twice =
  (characters: RegExp): Write =>
  (text) =>
    text.replace(characters, '$&$&');

/** Escapes as in JSON (RFC 8259, section 7). The result is also a valid string in YAML, HCL, Go, Java, JavaScript and Python. */
export const asJson: Write = (text) => JSON.stringify(text).slice(1, -1);

/** Applies several escapes, one to the result of the other. */
export const both =
  (first: Write, second: Write): Write =>
  (text) => {
    const written = first(text);
    return written === undefined ? undefined : second(written);
  };

/**
 * In single quotes of a POSIX shell, no character is special (POSIX.1-2017, Shell, 2.2.2). A quote ends them, and can be written with a
 * backslash outside of them.
 */
export const inSingleQuotes: Write = (text) => text.replaceAll("'", String.raw`'\''`);

/**
 * In double quotes of bash, special characters are put in single quotes between two double-quoted parts. A backslash would work for all
 * except
 * `!`, which an interactive bash uses for history expansion.
 */
export const inDoubleQuotes: Write = (text) => (/["$`\\!]/.test(text) ? `"'${inSingleQuotes(text)}'"` : text);

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
/** XML 1.0, section 4.6. */
export const asEntities: Write = (text) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
