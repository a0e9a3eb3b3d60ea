/** The query of a link, without what `URLSearchParams` repairs. Pure. */
import { decodePercent } from './percent';

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
