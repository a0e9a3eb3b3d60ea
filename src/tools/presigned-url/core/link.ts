/**
 * Pure functions that split pasted text into the parts of an address and its query, unchanged. `URL` and `URLSearchParams` would correct the
 * mistakes that must be shown.
 */
import { finding, type Finding } from './finding';

export interface Parameter {
  readonly name: string;
  /** Decoded value, or the unchanged text if it can't be decoded. */
  readonly value: string;
  /** Whether the encoding is invalid. */
  readonly isBroken: boolean;
}

const PLUS = /\+/g;

/** Returns the parameters in order. A plus sign means a space, as servers interpret it. */
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

/** Returns the names that occur more than once. */
export const duplicatesOf = (parameters: readonly Parameter[]): string[] => [
  ...new Set(parameters.map(({ name }) => name).filter((name, at, all) => all.indexOf(name) !== at)),
];

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

export interface Split {
  readonly pieces: Pieces | undefined;
  readonly findings: readonly Finding[];
}

/** Maximum length in characters. Longer texts aren't links, because browsers and servers have much lower limits. */
const LONGEST = 20_000;

interface Repair {
  readonly code: 'html-amp' | 'json-escape' | 'backslash' | 'spaces' | 'ellipsis';
  readonly fixes: readonly (readonly [pattern: RegExp, replacement: string])[];
}

/** Changes that programs between the signer and the reader make to a link, in the order in which they must be reversed. */
const REPAIRS: readonly Repair[] = [
  {
    code: 'html-amp',
    fixes: [
      [/&(?:amp|#38|#x26);/gi, '&'],
      [/&(?:equals|#61|#x3d);/gi, '='],
    ],
  },
  {
    code: 'json-escape',
    fixes: [
      [/\\u0026/gi, '&'],
      [/\\u003d/gi, '='],
    ],
  },
  // zsh adds a backslash before each character that it would otherwise interpret.
  { code: 'backslash', fixes: [[/\\(?=[?&=%/])/g, '']] },
  { code: 'spaces', fixes: [[/(?<!\s)\s*[\r\n]\s*/g, '']] },
  { code: 'ellipsis', fixes: [[/(?:…|\.{3})+$/g, '']] },
];

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
  const hash = rest.indexOf('#');
  if (hash >= 0) found.push(finding('fragment'));
  const sent = hash < 0 ? rest : rest.slice(0, hash);
  const mark = sent.indexOf('?');
  const at = authority.lastIndexOf('@');
  if (at >= 0) found.push(finding('userinfo'));
  return {
    scheme: scheme.toLowerCase() === 'http' ? 'http' : 'https',
    host: authority.slice(at + 1).toLowerCase(),
    path: mark < 0 ? sent : sent.slice(0, mark),
    query: mark < 0 ? undefined : sent.slice(mark + 1),
  };
}

/** @param text text that the reader pasted: a link that may be in quotes, part of a command, or damaged in transit */
export function splitLink(text: string): Split {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST) return { pieces: undefined, findings: [finding('too-long', { most: String(LONGEST) })] };
  const found: Finding[] = [];
  const place = linkIn(trimmed);
  if (!place) return { pieces: undefined, findings: [finding('no-url')] };
  if (place.around !== '') found.push(finding('text-around'));
  let { link } = place;
  for (const { code, fixes } of REPAIRS) {
    const fixed = fixes.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), link);
    if (fixed !== link) found.push(finding(code));
    link = fixed;
  }
  if (/\s/.test(link) && !found.some(({ code }) => code === 'spaces')) found.push(finding('spaces'));
  if (!link.includes('?') && /%3FX-Amz-/i.test(link)) {
    found.push(finding('query-encoded'));
    link = link.replace(/%3F([^]*)$/i, (_, query: string) => `?${decodePercent(query) ?? query}`);
  }
  const pieces = piecesOf(link, found);
  return pieces.host === '' ? { pieces: undefined, findings: [finding('no-url')] } : { pieces, findings: found };
}
