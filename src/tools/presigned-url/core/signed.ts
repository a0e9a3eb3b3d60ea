/**
 * Pure functions for signatures in a query. Sources: for version 4, Amazon S3 API Reference, “Authenticating Requests: Using Query Parameters
 * (AWS Signature Version 4)”; for version 2, Amazon S3 User Guide, “Signing and authenticating REST requests (AWS signature version 2)”.
 */
import { finding, foundIn, type Finding } from './finding';
import type { Parameter } from './link';

interface Scope {
  readonly accessKeyId: string;
  /** Date, such as `20261123`. */
  readonly date: string;
  /** Region of the scope. Empty in version 4A, which stores its regions elsewhere. */
  readonly region: string;
  readonly service: string;
}

export interface Signed {
  readonly version: 'v4' | 'v4a' | 'v2';
  readonly accessKeyId: string | undefined;
  /** Scope of the signature. Only version 4 has one. */
  readonly scope: Scope | undefined;
  /** Signing time in milliseconds. Undefined for version 2, which doesn't include it. */
  readonly signedAt: number | undefined;
  /** Expiration time in milliseconds. Undefined if the link doesn't include it. */
  readonly expiresAt: number | undefined;
  /** Signed headers in lowercase, in the order of the link. Empty for version 2. */
  readonly headers: readonly string[];
  readonly hasToken: boolean;
}

interface SignedReading {
  readonly signed: Signed;
  readonly findings: readonly Finding[];
}

/** A value for a message. Longer values are cut off. */
const short = (text: string): string => text.slice(0, 40);

const duplicatesIn = (parameters: readonly Parameter[]): Finding | false => {
  const names = parameters.map(({ name }) => name);
  const repeated = new Set(names.filter((name, at) => names.indexOf(name) !== at));
  return repeated.size > 0 && finding('duplicate', { names: [...repeated].join(', ') });
};

const AMZ_DATE = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/;

/** Converts a time such as `20261123T080000Z` to milliseconds. Undefined for other formats and for days or times that don't exist. */
function readAmzDate(text: string): number | undefined {
  const [, ...parts] = AMZ_DATE.exec(text) ?? [];
  if (parts.length === 0) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map(Number);
  const time = Date.UTC(year, month - 1, day, hour, minute, second);
  // Date.UTC converts February 30 to March 1.
  return new Date(time).toISOString().replace(/[-:]|\.\d+/g, '') === text ? time : undefined;
}

const NEEDED_V2 = ['AWSAccessKeyId', 'Expires', 'Signature'] as const;
/** Latest time that `Date` supports, in seconds. */
const LAST_SECOND = 8_640_000_000_000;

export const isV2 = (parameters: readonly Parameter[]): boolean =>
  parameters.some(({ name }) => name === 'AWSAccessKeyId') ||
  parameters.filter(({ name }) => name === 'Signature' || name === 'Expires').length === 2;

/** @param now current time in milliseconds */
export function readV2(parameters: readonly Parameter[], now: number): SignedReading {
  const valueOf = (name: string): string | undefined => parameters.find((one) => one.name === name)?.value;
  const missing = NEEDED_V2.filter((name) => valueOf(name) === undefined);
  const expires = valueOf('Expires');
  const isTime = /^\d+$/.test(expires ?? '') && Number(expires) <= LAST_SECOND;
  const expiresAt = isTime ? Number(expires) * 1000 : undefined;
  const hasToken = valueOf('x-amz-security-token') !== undefined;
  return {
    signed: {
      version: 'v2',
      accessKeyId: valueOf('AWSAccessKeyId'),
      scope: undefined,
      signedAt: undefined,
      expiresAt,
      headers: [],
      hasToken,
    },
    findings: foundIn(
      finding('v2'),
      missing.length > 0 && finding('missing', { names: missing.join(', ') }),
      duplicatesIn(parameters),
      expires !== undefined && !isTime && finding('expires', { found: short(expires) }),
      expiresAt !== undefined && expiresAt <= now && finding('expired'),
      hasToken && finding('token'),
    ),
  };
}

/** Maximum lifetime of a link in seconds, which is seven days. Source: the same page. */
const LONGEST_LIFE = 604_800;
/** Maximum time in milliseconds that the signer's clock may be ahead of the service's: 15 minutes, as for signed headers. */
const CLOCK_SKEW = 15 * 60_000;
/** Number of hexadecimal digits in an HMAC-SHA256. */
const SIGNATURE_DIGITS = 64;

const ALGORITHM = 'AWS4-HMAC-SHA256';
/** Algorithm of signature version 4A, which supports several regions. */
const ALGORITHM_V4A = 'AWS4-ECDSA-P256-SHA256';

const NEEDED = ['X-Amz-Algorithm', 'X-Amz-Credential', 'X-Amz-Date', 'X-Amz-Expires', 'X-Amz-SignedHeaders', 'X-Amz-Signature'];

/** Parameters that email programs, social networks, and analytics add. All parameters are signed, so adding one breaks the signature. */
const ADDED = /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|mc_[ce]id|igshid|_hs(?:enc|mi))$/;

/** Whether any part of the query belongs to version 4. */
export const isV4 = (parameters: readonly Parameter[]): boolean =>
  parameters.some(({ name }) => /^x-amz-(?:alg|cred|date|exp|sig)/i.test(name));

/** Key ID, date, region (except in version 4A), service, and `aws4_request`. Key IDs of some services contain slashes. */
const CREDENTIAL = /^(.+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request$/;
const CREDENTIAL_V4A = /^(.+)\/(\d{8})()\/([^/]+)\/aws4_request$/;

function scopeOf(credential: string, isV4a: boolean): Scope | undefined {
  const [, accessKeyId, date, region, service] = (isV4a ? CREDENTIAL_V4A : CREDENTIAL).exec(credential) ?? [];
  return accessKeyId && date && region !== undefined && service ? { accessKeyId, date, region, service } : undefined;
}

/** Finds required parameters that are missing or that have different capitalization. */
function missingOf(parameters: readonly Parameter[]): Finding[] {
  const absent = NEEDED.filter((name) => !parameters.some((one) => one.name === name));
  const lower = new Set(parameters.map(({ name }) => name.toLowerCase()));
  const otherCase = absent.filter((name) => lower.has(name.toLowerCase()));
  const missing = absent.filter((name) => !otherCase.includes(name));
  // A shell interprets &, so only the first parameter remains.
  const isCut = missing.length === NEEDED.length - 1 && parameters.length === 1;
  return foundIn(
    otherCase.length > 0 && finding('letter-case', { names: otherCase.join(', ') }),
    isCut && finding('cut-at-ampersand'),
    missing.length > 0 && !isCut && finding('missing', { names: missing.join(', ') }),
  );
}

function lifeFinding(text: string | undefined): Finding | false {
  if (text === undefined) return false;
  if (!/^\d+$/.test(text)) return finding('expires', { found: short(text) });
  const seconds = Number(text);
  // In version 2, this parameter is a time in seconds since 1970.
  if (seconds > 1_000_000_000) return finding('expires-epoch', { found: short(text) });
  return (seconds < 1 || seconds > LONGEST_LIFE) && finding('expires-range', { found: text, most: String(LONGEST_LIFE) });
}

/** @param date value of the date parameter if it's valid @param region region of the service */
function scopeFindings(credential: string, scope: Scope | undefined, date: string | undefined, region: string | undefined): Finding[] {
  if (credential.includes('%2F')) return [finding('double-encoded')];
  if (!scope) return [finding('credential')];
  const day = date?.slice(0, 8);
  return foundIn(
    day !== undefined && day !== scope.date && finding('scope-date', { scope: scope.date, date: day }),
    region !== undefined && region !== scope.region && finding('region', { found: scope.region, expected: region }),
    scope.service !== 's3' && finding('service', { found: scope.service }),
  );
}

function headerFindings(headers: readonly string[]): Finding[] {
  const sorted = headers.map((name) => name.toLowerCase()).sort();
  const others = sorted.filter((name) => name !== 'host');
  return foundIn(
    !sorted.includes('host') && finding('host-not-signed'),
    sorted.join() !== headers.join() && finding('header-order', { expected: sorted.join(';') }),
    others.length > 0 && finding('send-headers', { names: others.join(', ') }),
  );
}

function signatureFinding(signature: string): Finding | false {
  if (/^[0-9a-f]{64}$/.test(signature)) return false;
  const isCut = /^[0-9a-f]*$/.test(signature) && signature.length < SIGNATURE_DIGITS;
  const lengths = { found: String(signature.length), expected: String(SIGNATURE_DIGITS) };
  return isCut ? finding('signature-cut', lengths) : finding('signature-form');
}

/** Whether a parameter is the checksum of an empty body, which an SDK adds if it doesn't know the body yet. */
const isEmptyChecksum = ({ name, value }: Parameter): boolean => name.toLowerCase() === 'x-amz-checksum-crc32' && value === 'AAAAAA==';

/**
 * @param region region of the site's service, or undefined if the link is for another service
 * @param now current time in milliseconds
 */
export function readV4(parameters: readonly Parameter[], region: string | undefined, now: number): SignedReading {
  const valueOf = (name: string): string | undefined =>
    parameters.find((one) => one.name === name)?.value ?? parameters.find((one) => one.name.toLowerCase() === name.toLowerCase())?.value;
  const [algorithm, credential, date, expires, signedHeaders, signature] = NEEDED.map(valueOf);
  const isV4a = algorithm === ALGORITHM_V4A;
  const scope = scopeOf(credential ?? '', isV4a);
  const signedAt = readAmzDate(date ?? '');
  const life = lifeFinding(expires);
  const hasLife = signedAt !== undefined && /^\d{1,10}$/.test(expires ?? '') && !(life && life.code === 'expires-epoch');
  const expiresAt = hasLife ? signedAt + Number(expires) * 1000 : undefined;
  const headers = (signedHeaders ?? '').split(';').filter(Boolean);
  const isFuture = signedAt !== undefined && signedAt > now + CLOCK_SKEW;
  const added = parameters.map(({ name }) => name).filter((name) => ADDED.test(name));
  const hasToken = valueOf('X-Amz-Security-Token') !== undefined;
  return {
    signed: {
      version: isV4a ? 'v4a' : 'v4',
      accessKeyId: scope?.accessKeyId,
      scope,
      signedAt,
      expiresAt,
      headers: headers.map((name) => name.toLowerCase()),
      hasToken,
    },
    findings: foundIn(
      isV4a && finding('v4a'),
      ![undefined, ALGORITHM, ALGORITHM_V4A].includes(algorithm) &&
        finding('algorithm', { found: short(algorithm ?? ''), expected: ALGORITHM }),
      ...missingOf(parameters),
      duplicatesIn(parameters),
      date !== undefined && signedAt === undefined && finding('date', { found: short(date) }),
      life,
      isFuture && finding('future'),
      !isFuture && expiresAt !== undefined && expiresAt <= now && finding('expired'),
      ...(isV4a || credential === undefined ? [] : scopeFindings(credential, scope, signedAt === undefined ? undefined : date, region)),
      ...(signedHeaders === undefined ? [] : headerFindings(headers)),
      // An ECDSA signature has no fixed length.
      !isV4a && signature !== undefined && signatureFinding(signature),
      added.length > 0 && finding('added-later', { names: added.join(', ') }),
      parameters.some(isEmptyChecksum) && finding('empty-checksum'),
      hasToken && finding('token'),
    ),
  };
}
