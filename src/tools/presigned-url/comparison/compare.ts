/** Pure functions that compare what the server signed with what the client signed, part by part, and find the usual cause of a difference. */
import { isSecret, mask } from '../core/mask';
import { decodePercent } from '../core/link';
import { PART_KINDS, partsOfRequest, partsToSign, readSigned, type Part, type PartKind, type SignedTexts } from './read-signed';

/** A part on both sides. It's undefined on a side that lacks it. */
interface Pair {
  readonly server?: Part;
  readonly client?: Part;
}

/** Returns the decoded text if it can be decoded. */
const decoded = (text: string): string => decodePercent(text) ?? text;

/** SHA-256 hash of an empty text. */
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
/** Headers that proxies and content delivery networks often rewrite. */
const REWRITTEN = /^(?:accept-encoding|connection|content-length|expect|te|transfer-encoding|user-agent|via|x-forwarded-(?:for|proto))$/;

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
  return REWRITTEN.test(name) ? 'header-proxy' : 'header';
}

function payloadCause(server: string, client: string) {
  if ([server, client].some((value) => /^(?:UNSIGNED|STREAMING)-/.test(value))) return 'payload-unsigned';
  return [server, client].includes(EMPTY) ? 'payload-empty' : 'payload';
}

/** Causes of a difference for the kinds of parts for which its kind alone doesn't tell the cause. */
const CAUSES = {
  method: (server: string, client: string) => ([server, client].includes('HEAD') ? 'method-head' : 'method'),
  path: pathCause,
  parameter: (server: string, client: string) => encodingCause(server, client) ?? 'parameter',
  header: (server: string, client: string, name: string) => headerCause(name.toLowerCase(), server, client),
  payload: payloadCause,
} as const;
const isListed = (kind: PartKind): kind is keyof typeof CAUSES => Object.hasOwn(CAUSES, kind);

/** @param isAlone whether at least one side has no canonical request */
function causeOf({ server, client }: Pair, isAlone: boolean) {
  const kind = (server ?? client)?.kind ?? 'hash';
  if (!server || !client) return `${kind === 'header' ? kind : 'parameter'}-${server ? 'added' : 'lost'}` as const;
  if (isListed(kind)) return CAUSES[kind](server.value, client.value, server.name);
  if (kind === 'time') return 'clock';
  if (kind === 'scope-end') return 'scope-service';
  return kind === 'hash' && isAlone ? 'hash-alone' : kind;
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
  readonly requestParts?: readonly Part[];
  readonly signedParts?: readonly Part[];
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
function pairsOf(server: readonly Part[], client: readonly Part[]): Pair[] {
  const left = [...client];
  const both = server.map((one): Pair => {
    const found = left.findIndex(({ kind, name }) => kind === one.kind && name.toLowerCase() === one.name.toLowerCase());
    return { server: one, client: found < 0 ? undefined : left.splice(found, 1)[0] };
  });
  const placeOf = (pair: Pair): number => PART_KINDS.indexOf((pair.server ?? pair.client)?.kind ?? 'hash');
  return [...both, ...left.map((one) => ({ client: one }))].sort((one, other) => placeOf(one) - placeOf(other));
}

const shown = (one: Part | undefined): string | undefined => one && (isSecret(one.name) ? mask(one.value) : one.value);

const rowOf = ({ server, client }: Pair): Row => {
  const { kind, name } = server ?? client ?? { kind: 'hash', name: '' };
  const isSame = server !== undefined && client !== undefined && server.name === client.name && server.value === client.value;
  return { kind, name, server: shown(server), client: shown(client), isSame };
};

function compareSides(server: Side, client: Side): Comparison {
  // A text that one side lacks isn't compared.
  const ofRequest = server.requestParts && client.requestParts ? pairsOf(server.requestParts, client.requestParts) : [];
  const ofSigned = server.signedParts && client.signedParts ? pairsOf(server.signedParts, client.signedParts) : [];
  const pairs = [...ofRequest, ...ofSigned];
  const rows = pairs.map(rowOf);
  const at = rows.findIndex(({ isSame }) => !isSame);
  const [row, pair] = [rows[at], pairs[at]];
  const areRequestsSame = ofRequest.length > 0 && (at < 0 || at >= ofRequest.length);
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
