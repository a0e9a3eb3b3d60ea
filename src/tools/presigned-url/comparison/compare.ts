/** Pure functions that compare what the server signed with what the client signed, part by part, and find the usual cause of a difference. */
import { isSecret, mask } from '../core/mask';
import { decoded, type Part, partsOfRequest, partsToSign, PART_KINDS, type PartKind, readSigned, type SignedTexts } from './read-signed';

/** A part on both sides. It's undefined on a side that lacks it. */
interface Pair {
  readonly server: Part | undefined;
  readonly client: Part | undefined;
}

/** SHA-256 hash of an empty text. */
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
/** Headers that proxies and content delivery networks often rewrite. */
const REWRITTEN = new Set([
  'accept-encoding',
  'connection',
  'content-length',
  'expect',
  'te',
  'transfer-encoding',
  'user-agent',
  'via',
  'x-forwarded-for',
  'x-forwarded-proto',
]);

const withoutDots = (path: string): string =>
  path
    .replace(/\/{2,}/g, '/')
    .replace(/\/\.(?=\/|$)/g, '')
    .replace(/\/$/, '');

/** Returns the kind of encoding difference, or undefined if the decoded texts also differ. */
function encodingCause(server: string, client: string) {
  if (server.replace(/\+/g, '%20') === client.replace(/\+/g, '%20')) return 'plus';
  const [once, other] = [decoded(server), decoded(client)];
  if (once === client || other === server) return client.includes('%25') || server.includes('%25') ? 'encoded-twice' : 'encoding';
  return once === other ? 'encoding' : undefined;
}

function pathCause(server: string, client: string) {
  const encoding = encodingCause(server, client);
  if (encoding) return encoding;
  if (withoutDots(server) === withoutDots(client)) return 'slashes';
  return server.endsWith(client) || client.endsWith(server) ? 'path-prefix' : 'path';
}

const hostName = (host: string): string => host.replace(/:\d+$/, '');

function headerCause(name: string, server: string, client: string) {
  if (server !== client && server.replace(/\s+/g, '') === client.replace(/\s+/g, '')) return 'header-spaces';
  if (name === 'host') return hostName(server) === hostName(client) ? 'port' : 'host';
  return REWRITTEN.has(name) ? 'header-proxy' : 'header';
}

function payloadCause(server: string, client: string) {
  if ([server, client].some((value) => /^(?:UNSIGNED|STREAMING)-/.test(value))) return 'payload-unsigned';
  return [server, client].includes(EMPTY) ? 'payload-empty' : 'payload';
}

const ONE_SIDED = { parameter: ['parameter-lost', 'parameter-added'], header: ['header-lost', 'header-added'] } as const;

/** @param isAlone whether at least one side has no canonical request */
function causeOf({ server, client }: Pair, isAlone: boolean) {
  const kind = (server ?? client)?.kind ?? 'hash';
  if (!server || !client) {
    const [lost, added] = kind === 'header' ? ONE_SIDED.header : ONE_SIDED.parameter;
    return server ? added : lost;
  }
  switch (kind) {
    case 'method':
      return [server.value, client.value].includes('HEAD') ? 'method-head' : 'method';
    case 'path':
      return pathCause(server.value, client.value);
    case 'parameter':
      return encodingCause(server.value, client.value) ?? 'parameter';
    case 'header':
      return headerCause(server.name.toLowerCase(), server.value, client.value);
    case 'payload':
      return payloadCause(server.value, client.value);
    case 'time':
      return 'clock';
    case 'scope-end':
      return 'scope-service';
    case 'hash':
      return isAlone ? 'hash-alone' : 'hash';
    case 'signed-headers':
    case 'algorithm':
    case 'scope-date':
    case 'scope-region':
    case 'scope-service':
      return kind;
  }
}

export type Cause = ReturnType<typeof causeOf>;

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
  return PART_KINDS.flatMap((kind) => {
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
