/** Pure functions that compare what the server signed with what the client signed, part by part. */
import { isSecret, mask } from '../core/mask';
import { causeOf, type Cause, type Pair } from './cause';
import { partsOfRequest, partsToSign, type Part, type PartKind } from './parts';
import { readSigned, type SignedTexts } from './read-signed';

export interface Row {
  readonly kind: PartKind;
  /** Name of a parameter or header. Empty for other parts. */
  readonly name: string;
  /** Values that are safe to show. A value is undefined if the side lacks the part. */
  readonly server: string | undefined;
  readonly client: string | undefined;
  readonly isSame: boolean;
}

/** Problem with pasted text. */
export type PasteFault = 'empty' | 'nothing' | 'request' | 'to-sign' | 'version-2' | 'too-long';

export interface Comparison {
  readonly rows: readonly Row[];
  /** First difference, or undefined if both sides are the same. */
  readonly first: { readonly row: Row; readonly cause: Cause } | undefined;
  /** Whether the canonical requests contain the same parts, but in a different order or with different line endings. */
  readonly isWrittenDifferently: boolean;
}

export type ComparisonReading =
  { readonly comparison: Comparison } | { readonly faults: { readonly server?: PasteFault; readonly client?: PasteFault } };

/** Maximum text length in characters. Longer texts are entire logs. */
export const LONGEST_PASTE = 200_000;

interface Side extends SignedTexts {
  readonly requestParts: readonly Part[] | undefined;
  readonly signedParts: readonly Part[] | undefined;
}

/** Whether a string to sign is from signature version 2, which signs a method followed by lines that may be empty. */
const isVersion2 = (toSign: string): boolean => /^(?:GET|PUT|POST|DELETE|HEAD)\r?\n/.test(toSign);

function sideOf(text: string): Side | PasteFault {
  if (text.trim() === '') return 'empty';
  if (text.length > LONGEST_PASTE) return 'too-long';
  const { request, toSign } = readSigned(text);
  const requestParts = request === undefined ? undefined : partsOfRequest(request);
  const signedParts = toSign === undefined ? undefined : partsToSign(toSign);
  if (request === undefined && toSign === undefined) return 'nothing';
  if (toSign !== undefined && !signedParts) return isVersion2(toSign) ? 'version-2' : 'to-sign';
  return request !== undefined && !requestParts ? 'request' : { request, toSign, requestParts, signedParts };
}

const KINDS = [
  ...(['method', 'path', 'parameter', 'header', 'signed-headers', 'payload'] as const),
  ...(['algorithm', 'time', 'scope-date', 'scope-region', 'scope-service', 'scope-end', 'hash'] as const),
] as const satisfies readonly PartKind[];

/** Pairs the parts that have the same name, in the server's order. Parts that only the client has come after the others of their kind. */
function pairsOfKind(server: readonly Part[], client: readonly Part[]): Pair[] {
  const left = [...client];
  const both = server.map((one): Pair => {
    const found = left.findIndex(({ name }) => name.toLowerCase() === one.name.toLowerCase());
    return { server: one, client: found < 0 ? undefined : left.splice(found, 1)[0] };
  });
  return [...both, ...left.map((one): Pair => ({ server: undefined, client: one }))];
}

function pairsOf(server: readonly Part[], client: readonly Part[]): Pair[] {
  return KINDS.flatMap((kind) => {
    const ofKind = (parts: readonly Part[]): Part[] => parts.filter((one) => one.kind === kind);
    return pairsOfKind(ofKind(server), ofKind(client));
  });
}

const shown = (one: Part | undefined): string | undefined => one && (isSecret(one.name) ? mask(one.value) : one.value);

const rowOf = ({ server, client }: Pair): Row => {
  const { kind, name } = server ?? client ?? { kind: 'hash', name: '' };
  const isSame = server !== undefined && client !== undefined && server.name === client.name && server.value === client.value;
  return { kind, name, server: shown(server), client: shown(client), isSame };
};

/** Pairs the parts of one of the two texts. The result is empty if a side lacks this text. */
const pairsIn = (server: readonly Part[] | undefined, client: readonly Part[] | undefined): Pair[] =>
  server && client ? pairsOf(server, client) : [];

function compareSides(server: Side, client: Side): Comparison {
  const ofRequest = pairsIn(server.requestParts, client.requestParts);
  const pairs = [...ofRequest, ...pairsIn(server.signedParts, client.signedParts)];
  const rows = pairs.map(rowOf);
  const at = rows.findIndex(({ isSame }) => !isSame);
  const [row, pair] = [rows[at], pairs[at]];
  const areRequestsSame = ofRequest.length > 0 && rows.slice(0, ofRequest.length).every(({ isSame }) => isSame);
  return {
    rows,
    first: row && pair && { row, cause: causeOf(pair, ofRequest.length === 0) },
    isWrittenDifferently: areRequestsSame && server.request !== client.request,
  };
}

/**
 * @param server the server's response, or only its signed text
 * @param client the client's log, or only its signed text
 */
export function compare(server: string, client: string): ComparisonReading {
  const [one, other] = [sideOf(server), sideOf(client)];
  if (typeof one === 'string' || typeof other === 'string')
    return { faults: { ...(typeof one === 'string' ? { server: one } : {}), ...(typeof other === 'string' ? { client: other } : {}) } };
  const comparison = compareSides(one, other);
  // One side contained only a canonical request, and the other only a string to sign.
  return comparison.rows.length === 0 ? { faults: { client: one.request === undefined ? 'to-sign' : 'request' } } : { comparison };
}
