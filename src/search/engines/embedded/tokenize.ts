/**
 * Text to words. A run of letters and digits is a word; runs joined by `-`, `_`, `.` or `:` are separate
 * words and one compound (`--endpoint-url` → endpoint, url, endpointurl); so are the humps of camel case
 * (`s3:PutObject` → s3, put, object, putobject, s3putobject). Apostrophes separate, so that elisions
 * (`dell'oggetto`) and possessives (`bucket's`) leave a stop word and the word itself.
 */
import { fold } from './fold';

/** A word of a text, folded, with its place in the text (UTF-16 offsets). */
export interface Word {
  text: string;
  start: number;
  end: number;
}

/** Neighbouring words written as one: words `from` to `to` (inclusive, indexes into `words`). */
export interface Compound extends Word {
  from: number;
  to: number;
}

/** A text's words in order, and the compounds over them. */
export interface Tokens {
  words: Word[];
  compounds: Compound[];
}

const LETTER = String.raw`[\p{L}\p{N}]`;
const RUN = String.raw`${LETTER}[\p{L}\p{N}\p{M}]*`;
const CHAIN = new RegExp(`${RUN}(?:[-_.:]+${RUN})*`, 'gu');
const SEGMENT = new RegExp(RUN, 'gu');
const HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
/** Most words of most texts: no connector, no hump, nothing to fold but a first capital. */
const SIMPLE = /^[A-Za-z][a-z0-9]*$/;

/** Longer words are no words (hashes, keys, encoded data) and are left out. */
const LONGEST_WORD = 48;

/** Cuts `listObjectsV2` into its humps; a hump of one character (`iSCSI`, `KiB`) means that it is no camel case. */
function humps(segment: string): string[] {
  const parts = segment.split(HUMP);
  return parts.length > 1 && parts.every((part) => part.length > 1) ? parts : [segment];
}

function addCompound(tokens: Tokens, from: number, start: number, end: number): void {
  const parts = tokens.words.slice(from);
  if (parts.length < 2) return;
  const text = parts.map((word) => word.text).join('');
  if (text.length <= LONGEST_WORD) tokens.compounds.push({ text, start, end, from, to: from + parts.length - 1 });
}

function addSegment(tokens: Tokens, segment: string, start: number): void {
  if (segment.length > LONGEST_WORD) return;
  const first = tokens.words.length;
  let at = start;
  for (const hump of humps(segment)) {
    tokens.words.push({ text: fold(hump), start: at, end: at + hump.length });
    at += hump.length;
  }
  addCompound(tokens, first, start, at);
}

function addChain(tokens: Tokens, chain: string, start: number): void {
  const end = start + chain.length;
  if (SIMPLE.test(chain) && chain.length <= LONGEST_WORD) {
    tokens.words.push({ text: chain.toLowerCase(), start, end });
    return;
  }
  const first = tokens.words.length;
  const segments = [...chain.matchAll(SEGMENT)];
  for (const segment of segments) addSegment(tokens, segment[0], start + segment.index);
  if (segments.length > 1) addCompound(tokens, first, start, end);
}

/** Cuts a text into words and compounds. Linear in the length of the text, for any text. */
export function tokenize(text: string): Tokens {
  const tokens: Tokens = { words: [], compounds: [] };
  for (const chain of text.matchAll(CHAIN)) addChain(tokens, chain[0], chain.index);
  return tokens;
}

/** The folded forms under which a text can be found: its words and compounds, in order of the words. */
export function forms(text: string): string[] {
  const { words, compounds } = tokenize(text);
  return [...words, ...compounds].map((form) => form.text);
}
