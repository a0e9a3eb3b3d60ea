/**
 * Finds canonical request and string to sign anywhere in a pasted text. Pure functions. Sources: Amazon S3's response for
 * `SignatureDoesNotMatch`; the logs of botocore (AWS CLI, boto3), of the AWS SDKs for Go, of s3cmd and of curl.
 */
import { decodePercent } from '../core/query';

/** The texts that one side has signed. */
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

/** A page or a ticket shows the tags of a response as text, so they're encoded once more. */
const ENCODED_ANSWER = /&lt;(?:CanonicalRequest|StringToSign)&gt;/;

/** A line that announces a text, which follows between brackets or rules on the same line or the next. */
const HEADS = {
  request: /canonical (?:request|string)\b[^\n]{0,200}?(?:- \[|[\]:=-]\s*\n)|\bcanonicalrequest\s*[:=]\s*\n?/i,
  toSign: /string to sign\b[^\n]{0,200}?(?:- \[|[\]:=-]\s*\n)|\bstringtosign\s*[:=]\s*\n?/i,
} as const;

/** The first log line after it. */
const END =
  /\n(?=\d{4}[-/]\d\d[-/]\d\d[ T]|[*>] |-{3}|(?:DEBUG|INFO|WARNING|ERROR)\b|SDK \d|canonical ?request|string ?to ?sign|signature:)/i;

function fromLog(text: string, part: keyof typeof HEADS): string | undefined {
  const head = HEADS[part].exec(text);
  if (!head) return undefined;
  const rest = text.slice(head.index + head[0].length);
  // curl writes the text between brackets.
  if (head[0].endsWith('[')) return rest.slice(0, rest.includes(']') ? rest.indexOf(']') : undefined);
  return rest.slice(0, END.exec(rest)?.index);
}

const METHOD = /^(?:GET|PUT|POST|DELETE|HEAD|OPTIONS|PATCH)\r?\n/;
const ALGORITHM = /^AWS4-[A-Z0-9-]+\r?\n/;

/** A text that is only one of the two. */
const bare = (text: string): SignedTexts => ({
  request: METHOD.test(text) ? text : undefined,
  toSign: ALGORITHM.test(text) ? text : undefined,
});

/** JSON and some logs write line breaks as two characters. */
const withLineEnds = (text: string): string => (/\n/.test(text.trim()) ? text : text.replace(/(?:\\r)?\\n/g, '\n').replace(/^"|"$/g, ''));

/** @param pasted a response in XML, a log, or one of the two texts alone */
export function readSigned(pasted: string): SignedTexts {
  const text = withLineEnds((ENCODED_ANSWER.test(pasted) ? withoutEntities(pasted) : pasted).trimStart());
  const found = {
    request: element(text, 'CanonicalRequest') ?? fromLog(text, 'request'),
    toSign: element(text, 'StringToSign') ?? fromLog(text, 'toSign'),
  };
  return found.request === undefined && found.toSign === undefined ? bare(text) : found;
}

/** Decoded if possible. */
export const decoded = (text: string): string => decodePercent(text) ?? text;
