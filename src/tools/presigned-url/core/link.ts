/**
 * Pure functions that split pasted text into the parts of an address and its query, unchanged, and find the bucket and the key. `URL` and
 * `URLSearchParams` would correct the mistakes that must be shown.
 */
import { finding, type Finding, type FindingCode } from './finding';

export interface Parameter {
  readonly name: string;
  /** Decoded value, or the unchanged text if it can't be decoded. */
  readonly value: string;
  /** Whether the encoding is invalid. */
  readonly isBroken: boolean;
}

/** Splits a text at the first occurrence of a sign. Without the sign, the second part is empty. */
export function splitAt(text: string, sign: string): readonly [string, string] {
  const at = text.indexOf(sign);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/** Returns the parameters in order. A plus sign means a space, as servers interpret it. */
export function parametersOf(query: string): Parameter[] {
  return query
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const raw = splitAt(part, '=');
      const [name, value] = raw.map((text) => decodePercent(text.replace(/\+/g, ' ')));
      return { name: name ?? raw[0], value: value ?? raw[1], isBroken: name === undefined || value === undefined };
    });
}

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

export interface Pieces {
  readonly scheme: 'http' | 'https';
  /** Host in lowercase, with the port, without user and password. */
  readonly host: string;
  /** Path as encoded in the pasted text. It starts with a slash or is empty. */
  readonly path: string;
  /** Query without `?`, or undefined if the link has none. */
  readonly query: string | undefined;
}

/** Maximum length in characters. Longer texts aren't links, because browsers and servers have much lower limits. */
const LONGEST = 20_000;

/** Changes that programs between the signer and the reader make to a link, in the order in which they must be reversed. */
const REPAIRS = [
  ['html-amp', /&(?:amp|#38|#x26);/gi, '&'],
  ['html-amp', /&(?:equals|#61|#x3d);/gi, '='],
  ['json-escape', /\\u0026/gi, '&'],
  ['json-escape', /\\u003d/gi, '='],
  // zsh adds a backslash before each character that it would otherwise interpret.
  ['backslash', /\\(?=[?&=%/])/g, ''],
  ['spaces', /(?<!\s)\s*[\r\n]\s*/g, ''],
  ['ellipsis', /(?:…|\.{3})+$/g, ''],
] as const;

const OPENING = { '"': '"', "'": "'", '`': '`', '<': '>', '[': ']', '(': ')' } as const;
const isOpening = (sign: string): sign is keyof typeof OPENING => Object.hasOwn(OPENING, sign);

/** Finds the link in a text, from its scheme to the closing quote. */
function linkIn(text: string): { readonly link: string; readonly around: string } | undefined {
  const start = text.search(/https?:\/\//i);
  if (start < 0) return undefined;
  const before = text.slice(0, start);
  const open = before.slice(-1);
  const rest = text.slice(start);
  const close = isOpening(open) ? rest.indexOf(OPENING[open]) : -1;
  const end = close < 0 ? rest.length : close;
  return {
    link: rest.slice(0, end).replace(/(?<!["'`>\s])["'`>\s]+$/, ''),
    around: before.replace(/(?<!["'`<([\s])["'`<([\s]+$/, '').trim(),
  };
}

function piecesOf(link: string, found: Finding[]): Pieces {
  const [, scheme = '', authority = '', rest = ''] = /^(https?):\/\/([^/?#]*)([^]*)$/i.exec(link) ?? [];
  if (rest.includes('#')) found.push(finding('fragment'));
  const [sent] = splitAt(rest, '#');
  const [path, query] = splitAt(sent, '?');
  const at = authority.lastIndexOf('@');
  if (at >= 0) found.push(finding('userinfo'));
  return {
    scheme: scheme.toLowerCase() === 'http' ? 'http' : 'https',
    host: authority.slice(at + 1).toLowerCase(),
    path,
    query: sent.includes('?') ? query : undefined,
  };
}

/** @param text text that the reader pasted: a link that may be in quotes, part of a command, or damaged in transit */
export function splitLink(text: string): { readonly pieces?: Pieces; readonly findings: readonly Finding[] } {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST) return { findings: [finding('too-long', { most: String(LONGEST) })] };
  const found: Finding[] = [];
  const place = linkIn(trimmed);
  if (!place) return { findings: [finding('no-url')] };
  if (place.around !== '') found.push(finding('text-around'));
  let { link } = place;
  const add = (code: FindingCode): void => {
    if (!found.some((one) => one.code === code)) found.push(finding(code));
  };
  for (const [code, pattern, replacement] of REPAIRS) {
    const fixed = link.replace(pattern, replacement);
    if (fixed !== link) add(code);
    link = fixed;
  }
  if (/\s/.test(link)) add('spaces');
  if (!link.includes('?') && /%3FX-Amz-/i.test(link)) {
    found.push(finding('query-encoded'));
    link = link.replace(/%3F([^]*)$/i, (_, query: string) => `?${decodePercent(query) ?? query}`);
  }
  const pieces = piecesOf(link, found);
  return pieces.host === '' ? { findings: [finding('no-url')] } : { pieces, findings: found };
}

/** Endpoint of the site's own service. */
export interface Service {
  /** Host without the scheme. */
  readonly endpoint: string;
  readonly region: string;
  /** Whether the service doesn't offer virtual-hosted style. */
  readonly isPathOnly?: boolean;
}

export interface Target {
  /** Whether the host is the service's host or a subdomain of it. */
  readonly isOwn: boolean;
  readonly style: 'path' | 'virtual-hosted';
  /** Bucket, or an empty string if the link doesn't contain one. */
  readonly bucket: string;
  /** Decoded key, or the unchanged text if it can't be decoded. Empty for a request to the bucket. */
  readonly key: string;
  readonly isBroken: boolean;
}

const PORT = /:\d*$/;
/** Pattern for other services: `bucket.s3.eu-south-1.example.com`, even if the bucket name contains dots. */
const BELOW_S3 = /^(.+)\.s3(?:express)?[.-]/;

/** Returns the bucket in a host, or undefined for path style. */
function bucketOfHost(host: string, { endpoint }: Service): string | undefined {
  if (host === endpoint) return undefined;
  if (host.endsWith(`.${endpoint}`)) return host.slice(0, -endpoint.length - 1);
  return BELOW_S3.exec(host)?.[1];
}

export function targetOf({ host: hostAndPort, path }: Pick<Pieces, 'host' | 'path'>, service: Service): Target {
  const host = hostAndPort.replace(PORT, '');
  const isOwn = host === service.endpoint || host.endsWith(`.${service.endpoint}`);
  const below = bucketOfHost(host, service);
  const parts = path.slice(1);
  const [bucket, key] = below === undefined ? splitAt(parts, '/') : [below, parts];
  const decoded = [bucket, key].map(decodePercent);
  return {
    isOwn,
    style: below === undefined ? 'path' : 'virtual-hosted',
    bucket: decoded[0] ?? bucket,
    key: decoded[1] ?? key,
    isBroken: decoded.includes(undefined),
  };
}

/**
 * Writes an example link in the format that clients use, with a fictitious key and signature.
 * @param now signing time in milliseconds. The link is valid for one hour.
 */
export function exampleLink({ endpoint, region }: Service, now: number): string {
  const time = new Date(now).toISOString().replace(/[-:]|\.\d+/g, '');
  const credential = ['EXAMPLE-KEY-ID', time.slice(0, 8), region, 's3', 'aws4_request'].join('/');
  const query = [
    ['response-content-disposition', 'attachment; filename="orders.csv"'],
    ['X-Amz-Algorithm', 'AWS4-HMAC-SHA256'],
    ['X-Amz-Credential', credential],
    ['X-Amz-Date', time],
    ['X-Amz-Expires', '3600'],
    ['X-Amz-SignedHeaders', 'host'],
    ['X-Amz-Signature', '0123456789abcdef'.repeat(4)],
  ].map((pair) => pair.map(encodeURIComponent).join('='));
  return `https://${endpoint}/links-bucket/reports/2024/q1%20final.csv?${query.join('&')}`;
}
