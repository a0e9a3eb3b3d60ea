/** The query of a link and its percent-encoding, without what `URLSearchParams` repairs. Pure. */

export interface Parameter {
  readonly name: string;
  /** Decoded; as it stands where it cannot be decoded. */
  readonly value: string;
  /** Whether the encoding is broken. */
  readonly isBroken: boolean;
}

const PLUS = /\+/g;

/** Parameters in their order. A plus sign is a space, as servers read it. */
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

/** Names that stand more than once. */
export const duplicatesOf = (parameters: readonly Parameter[]): string[] => [
  ...new Set(parameters.map(({ name }) => name).filter((name, at, all) => all.indexOf(name) !== at)),
];

/** The text without its encoding; `undefined` for a sign of percent without two digits, or bytes that are no UTF-8. */
export function decodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** Whether something encoded was encoded once more: `%252F`. A key may hold such a text, so this is a suspicion only. */
export const looksEncodedTwice = (text: string): boolean => /%25[0-9A-F]{2}/i.test(text);

/** Whether a part of the path is `.` or `..`, also encoded: browsers and curl resolve it before they send the request. */
export const hasDotSegments = (path: string): boolean => path.split('/').some((part) => /^(?:\.|%2e){1,2}$/i.test(part));
