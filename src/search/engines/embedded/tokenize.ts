/**
 * Text to words. A run of letters and digits is a word; runs joined by `-`, `_`, `.` or `:` are separate
 * words and one compound (`--endpoint-url` → endpoint, url, endpointurl); so are the humps of camel case
 * (`s3:PutObject` → s3, put, object, putobject, s3putobject). Apostrophes separate, so that elisions
 * (`dell'oggetto`) and possessives (`bucket's`) leave a stop word and the word itself.
 */
import { splitChain } from './chain';

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

/** Kinds of ASCII characters. */
export const SEPARATOR = 0;
const LOWER = 1;
const UPPER = 2;
export const JOINER = 3;
const KINDS = Uint8Array.from({ length: 128 }, (_, code) => {
  const char = String.fromCharCode(code);
  if (/[a-z0-9]/.test(char)) return LOWER;
  if (/[A-Z]/.test(char)) return UPPER;
  return /[-_.:]/.test(char) ? JOINER : SEPARATOR;
});

/** The kind of a character by its code; undefined beyond ASCII. */
export function kindOf(code: number): number | undefined {
  return code < 128 ? KINDS[code] : undefined;
}

/** Longer words are no words (hashes, keys, encoded data) and are left out. */
export const LONGEST_WORD = 48;

/** Where a stretch ends, and whether it is a plain word: ASCII, no capital but the first letter, nothing joined. */
function readStretch(text: string, start: number): { next: number; end: number; plain: boolean } {
  let plain = true;
  let end = start;
  let at = start;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const kind = kindOf(code);
    if (kind === SEPARATOR) break;
    if (kind === JOINER) continue;
    if (kind === undefined || end < at || (kind === UPPER && at > start)) plain = false;
    end = at + 1;
  }
  return { next: at, end, plain };
}

type OnWord = (word: string, start: number, end: number) => void;
type OnCompound = (compound: Compound) => void;

/** Gives the words and compounds of a stretch that is not plain; returns the number of words. */
function giveChain(stretch: string, offset: number, count: number, onWord: OnWord, onCompound: OnCompound): number {
  const { words, compounds } = splitChain(stretch);
  for (const { text, start, end } of words) onWord(text, offset + start, offset + end);
  for (const { text, start, end, from, to } of compounds) {
    onCompound({ text, start: offset + start, end: offset + end, from: count + from, to: count + to });
  }
  return words.length;
}

/**
 * Gives every word and compound to a function, in order; a compound after its words. Linear in the length
 * of the text, for any text. Most words of most texts are plain and never meet a regular expression: an
 * index is made by this when it is loaded.
 */
export function scan(text: string, onWord: OnWord, onCompound: OnCompound): void {
  let count = 0;
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code < 128 && KINDS[code] !== LOWER && KINDS[code] !== UPPER) {
      at += 1;
      continue;
    }
    const { next, end, plain } = readStretch(text, at);
    if (plain && end - at <= LONGEST_WORD) {
      onWord(text.slice(at, end).toLowerCase(), at, end);
      count += 1;
    } else if (!plain) {
      count += giveChain(text.slice(at, end), at, count, onWord, onCompound);
    }
    at = next;
  }
}

/** Cuts a text into words and compounds. */
export function tokenize(text: string): Tokens {
  const tokens: Tokens = { words: [], compounds: [] };
  scan(
    text,
    (word, start, end) => tokens.words.push({ text: word, start, end }),
    (compound) => tokens.compounds.push(compound),
  );
  return tokens;
}
