/**
 * Pure functions that find the canonical request and the string to sign anywhere in pasted text, and split them into their parts. Sources:
 * AWS Signature Version 4, “Create a signed AWS API request”; Amazon S3's response for `SignatureDoesNotMatch`; and the logs of botocore
 * (AWS CLI, boto3), the AWS SDK for Go, s3cmd, and curl.
 */
import { splitAt } from '../core/link';

/** Parts of a canonical request, and then of a string to sign, in the order in which they're compared. */
export const PART_KINDS = [
  ...(['method', 'path', 'parameter', 'header', 'signed-headers', 'payload'] as const),
  ...(['algorithm', 'time', 'scope-date', 'scope-region', 'scope-service', 'scope-end', 'hash'] as const),
] as const;

export type PartKind = (typeof PART_KINDS)[number];

/** Part of what was signed. `name` is the name of a parameter or header. */
export interface Part {
  readonly kind: PartKind;
  readonly name: string;
  readonly value: string;
}

const part = (kind: PartKind, value: string, name = ''): Part => ({ kind, name, value });

/** Splits a text into lines, ignoring Windows line endings and trailing empty lines that a log or a copy added. */
const linesOf = (text: string): string[] => text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');

const named = (kind: PartKind, text: string, sign: string): Part => {
  const [name, value] = splitAt(text, sign);
  return part(kind, value, name);
};

/** Splits a canonical request: method, path, query, headers, empty line, signed header names, payload hash. Undefined for other texts. */
export function partsOfRequest(text: string): Part[] | undefined {
  const lines = linesOf(text);
  const [method = '', path = '', query = '', ...rest] = lines;
  const payload = rest.at(-1);
  const names = rest.at(-2);
  if (!/^[A-Z]+$/.test(method) || !path.startsWith('/') || payload === undefined || names === undefined) return undefined;
  return [
    part('method', method),
    part('path', path),
    ...query
      .split('&')
      .filter(Boolean)
      .map((text) => named('parameter', text, '=')),
    ...rest
      .slice(0, -2)
      .filter(Boolean)
      .map((line) => (line.includes(':') ? named('header', line, ':') : part('header', line))),
    part('signed-headers', names),
    part('payload', payload),
  ];
}

/** Splits a string to sign: algorithm, time, scope, hash of the canonical request. Undefined for other texts. */
export function partsToSign(text: string): Part[] | undefined {
  const [algorithm = '', time = '', scope = '', hash = '', ...more] = linesOf(text);
  const [date = '', region = '', service = '', end = ''] = scope.split('/');
  if (!algorithm.startsWith('AWS4-') || hash === '' || more.length > 0) return undefined;
  return [
    part('algorithm', algorithm),
    part('time', time),
    part('scope-date', date),
    part('scope-region', region),
    part('scope-service', service),
    part('scope-end', end),
    part('hash', hash),
  ];
}

/** Texts that one side signed. */
export interface SignedTexts {
  readonly request: string | undefined;
  readonly toSign: string | undefined;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const LAST_CODE_POINT = 0x10ffff;

function decodeEntity(whole: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : whole;
}

const withoutEntities = (text: string): string => text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,4});/gi, decodeEntity);

const element = (text: string, name: string): string | undefined => {
  const start = text.indexOf(`<${name}>`);
  const end = text.indexOf(`</${name}>`, start);
  if (start < 0 || end < 0) return undefined;
  return withoutEntities(text.slice(start + name.length + 2, end));
};

/** Encoded tags of a response. Pages and tickets show tags as text, so they're encoded a second time. */
const ENCODED_ANSWER = /&lt;(?:CanonicalRequest|StringToSign)&gt;/;

/** Lines that announce a text. The text follows between brackets or rules, on the same line or the next one. */
const HEADS = {
  request: /canonical (?:request|string)\b[^\n]{0,200}?(?:- \[|[\]:=-]\s*\n)|\bcanonicalrequest\s*[:=]\s*\n?/i,
  toSign: /string to sign\b[^\n]{0,200}?(?:- \[|[\]:=-]\s*\n)|\bstringtosign\s*[:=]\s*\n?/i,
} as const;

/** First log line after the text. */
const END =
  /\n(?=\d{4}[-/]\d\d[-/]\d\d[ T]|[*>] |-{3}|(?:DEBUG|INFO|WARNING|ERROR)\b|SDK \d|canonical ?request|string ?to ?sign|signature:)/i;

function fromLog(text: string, part: keyof typeof HEADS): string | undefined {
  const head = HEADS[part].exec(text);
  if (!head) return undefined;
  const rest = text.slice(head.index + head[0].length);
  // curl writes the text in brackets.
  if (head[0].endsWith('[')) return rest.slice(0, rest.includes(']') ? rest.indexOf(']') : undefined);
  return rest.slice(0, END.exec(rest)?.index);
}

const METHOD = /^(?:GET|PUT|POST|DELETE|HEAD|OPTIONS|PATCH)\r?\n/;
const ALGORITHM = /^AWS4-[A-Z0-9-]+\r?\n/;

/** Reads a text that consists only of a canonical request or a string to sign. */
const bare = (text: string): SignedTexts => ({
  request: METHOD.test(text) ? text : undefined,
  toSign: ALGORITHM.test(text) ? text : undefined,
});

/** Restores line breaks, which JSON and some logs write as two characters. */
const withLineEnds = (text: string): string => (/\n/.test(text.trim()) ? text : text.replace(/(?:\\r)?\\n/g, '\n').replace(/^"|"$/g, ''));

/** @param pasted an XML response, a log, or only one of the two texts */
export function readSigned(pasted: string): SignedTexts {
  const text = withLineEnds((ENCODED_ANSWER.test(pasted) ? withoutEntities(pasted) : pasted).trimStart());
  const found = {
    request: element(text, 'CanonicalRequest') ?? fromLog(text, 'request'),
    toSign: element(text, 'StringToSign') ?? fromLog(text, 'toSign'),
  };
  return found.request === undefined && found.toSign === undefined ? bare(text) : found;
}
