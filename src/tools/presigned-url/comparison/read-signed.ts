/**
 * Canonical request and string to sign, wherever they stand in a pasted text. Pure.
 * Sources: the answer of Amazon S3 to `SignatureDoesNotMatch`; the logs of botocore (AWS CLI, boto3), of the AWS SDKs for Go,
 * of s3cmd and of curl.
 */
import { decodePercent } from '../core/query';

/** What a side has signed, as texts. */
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

/** A page or a ticket shows the marks of an answer as text, and so encodes them once more. */
const ENCODED_ANSWER = /&lt;(?:CanonicalRequest|StringToSign)&gt;/;

/** A line that says what follows; what is between brackets or rules follows in the same line or in the next. */
const HEADS = {
  request: /canonical (?:request|string)\b[^\n]{0,200}?(?:- \[|[\]:=-]\s*\n)|\bcanonicalrequest\s*[:=]\s*\n?/i,
  toSign: /string to sign\b[^\n]{0,200}?(?:- \[|[\]:=-]\s*\n)|\bstringtosign\s*[:=]\s*\n?/i,
} as const;

/** The first line of the log after it. */
const END =
  /\n(?=\d{4}[-/]\d\d[-/]\d\d[ T]|[*>] |-{3}|(?:DEBUG|INFO|WARNING|ERROR)\b|SDK \d|canonical ?request|string ?to ?sign|signature:)/i;

function fromLog(text: string, part: keyof typeof HEADS): string | undefined {
  const head = HEADS[part].exec(text);
  if (!head) return undefined;
  const rest = text.slice(head.index + head[0].length);
  // curl writes it between brackets.
  if (head[0].endsWith('[')) return rest.slice(0, rest.includes(']') ? rest.indexOf(']') : undefined);
  return rest.slice(0, END.exec(rest)?.index);
}

const METHOD = /^(?:GET|PUT|POST|DELETE|HEAD|OPTIONS|PATCH)\r?\n/;
const ALGORITHM = /^AWS4-[A-Z0-9-]+\r?\n/;

/** A text that is nothing but the one or the other. */
const bare = (text: string): SignedTexts => ({
  request: METHOD.test(text) ? text : undefined,
  toSign: ALGORITHM.test(text) ? text : undefined,
});

/** JSON and some logs write line ends as two signs. */
const withLineEnds = (text: string): string => (/\n/.test(text.trim()) ? text : text.replace(/(?:\\r)?\\n/g, '\n').replace(/^"|"$/g, ''));

/** @param pasted an answer in XML, a log, or one of both texts alone */
export function readSigned(pasted: string): SignedTexts {
  const text = withLineEnds((ENCODED_ANSWER.test(pasted) ? withoutEntities(pasted) : pasted).trimStart());
  const found = {
    request: element(text, 'CanonicalRequest') ?? fromLog(text, 'request'),
    toSign: element(text, 'StringToSign') ?? fromLog(text, 'toSign'),
  };
  return found.request === undefined && found.toSign === undefined ? bare(text) : found;
}

/** Decoded where it can be. */
export const decoded = (text: string): string => decodePercent(text) ?? text;
