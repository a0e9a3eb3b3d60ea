/** Pure functions that parse a link's query and its percent-encoding, without the corrections that `URLSearchParams` makes. */

export interface Parameter {
  readonly name: string;
  /** Decoded value, or the unchanged text if it can't be decoded. */
  readonly value: string;
  /** Whether the encoding is invalid. */
  readonly isBroken: boolean;
}

const PLUS = /\+/g;

/** Returns the parameters in order. A plus sign means a space, as servers interpret it. */
export function parametersOf(query: string): Parameter[] {
  return query
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const at = part.indexOf('=');
      const raw = at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)];
      const [name, value] = raw.map((text) => decodePercent(text.replace(PLUS, ' ')));
      return { name: name ?? raw[0] ?? '', value: value ?? raw[1] ?? '', isBroken: name === undefined || value === undefined };
    });
}

/** Returns the names that occur more than once. */
export const duplicatesOf = (parameters: readonly Parameter[]): string[] => [
  ...new Set(parameters.map(({ name }) => name).filter((name, at, all) => all.indexOf(name) !== at)),
];

/** Returns the decoded text, or undefined if a percent sign isn't followed by two digits or the bytes aren't valid UTF-8. */
export function decodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** Whether an encoded character seems to have been encoded again: `%252F`. A key may contain such text, so this is only a suspicion. */
export const looksEncodedTwice = (text: string): boolean => /%25[0-9A-F]{2}/i.test(text);

/** Whether a path segment is `.` or `..`, possibly encoded. Browsers and curl resolve such segments before they send the request. */
export const hasDotSegments = (path: string): boolean => path.split('/').some((part) => /^(?:\.|%2e){1,2}$/i.test(part));
