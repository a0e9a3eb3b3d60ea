/** Ways to write any text inside a literal of a language. Each gives undefined where the literal cannot hold the text. Pure. */

export type Write = (text: string) => string | undefined;

/** In a literal that knows no escapes, such as a comment. Values hold no line breaks. */
export const asIs: Write = (text) => text;

/** In a literal without escapes that some characters would end or change. */
export const asIsWithout =
  (characters: RegExp): Write =>
  (text) =>
    characters.test(text) ? undefined : text;

/** By a character before each of some. */
export const after =
  (sign: string, characters: RegExp): Write =>
  (text) =>
    text.replace(characters, (character) => sign + character);

/** By writing it twice, as SQL and the single quotes of YAML want it. */
export const twice =
  (characters: RegExp): Write =>
  (text) =>
    text.replace(characters, '$&$&');

/** As in JSON (RFC 8259, section 7), which is also a string of YAML, HCL, Go, Java, JavaScript and Python. */
export const asJson: Write = (text) => JSON.stringify(text).slice(1, -1);

/** Several, one on what the other wrote. */
export const both =
  (first: Write, second: Write): Write =>
  (text) => {
    const written = first(text);
    return written === undefined ? undefined : second(written);
  };

/** In single quotes of a POSIX shell nothing is special (POSIX.1-2017, Shell, 2.2.2): a quote ends them, and stands for itself after a backslash. */
export const inSingleQuotes: Write = (text) => text.replaceAll("'", String.raw`'\''`);

/**
 * In double quotes of bash, what has a meaning there stands in single quotes between them. A backslash would do for all but
 * `!`, of which an interactive bash makes a command of its history.
 */
export const inDoubleQuotes: Write = (text) => (/["$`\\!]/.test(text) ? `"'${inSingleQuotes(text)}'"` : text);

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
/** XML 1.0, section 4.6. */
export const asEntities: Write = (text) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
