/**
 * Splits text into words. A run of letters and digits is a word. Runs joined by `-`, `_`, `.`, or `:` become separate words and one
 * compound (`--endpoint-url` → endpoint, url, endpointurl), and so do the parts of camel case (`s3:PutObject` → s3, put, object, putobject,
 * s3putobject). Apostrophes separate words, so that elisions (`dell'oggetto`) and possessives (`bucket's`) become a stop word and the word
 * itself.
 */

/** A word in a text, in folded form, with its position in the text (UTF-16 offsets). */
interface Word {
  text: string;
  start: number;
  end: number;
}

/** Adjacent words written as one: the words from `from` to `to` (inclusive indexes into `words`). */
export interface Compound extends Word {
  from: number;
  to: number;
}

/** The words in a text, in order, and the compounds that they form. */
export interface Tokens {
  words: Word[];
  compounds: Compound[];
}

/** Maximum length of a word. Longer strings are hashes, keys, or encoded data, and are ignored. */
const LONGEST_WORD = 48;

const RUN = String.raw`[\p{L}\p{N}][\p{L}\p{N}\p{M}]*`;
const ANY_CHAIN = new RegExp(`${RUN}(?:[-_.:]+${RUN})*`, 'gu');
/** The same pattern for Latin text, without the tables for all scripts. It's three times as fast. */
const LATIN_RUN = '[0-9A-Za-zª²³µ¹º¼-¾À-ÖØ-öø-\u024f]+';
const LATIN_CHAIN = new RegExp(`${LATIN_RUN}(?:[-_.:]+${LATIN_RUN})*`, 'g');
/** Matches letters, digits, and marks in other scripts. The gaps between the ranges are punctuation, arrows, and box-drawing characters. */
const BEYOND_LATIN = /[\u0250-\u1fff\u2070-\u209f\u20d0-\u218f\u2460-\u24ff\u2776-\u2793\u2c00-\uffff]/;
const SEGMENT = new RegExp(RUN, 'gu');
const HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
const PLAIN = /^[a-z0-9]*$/;
const SIMPLE = /^[A-Za-z]?[a-z0-9]*$/;
const MARKS = /\p{M}+/gu;

/**
 * Converts a word to the form in which words are compared: compatibility-decomposed (NFKD), without marks, and lowercase. `Città` →
 * `citta`, `ﬁle` → `file`, `Ｓ３` → `s3`. This happens before stemming.
 */
function fold(word: string): string {
  if (PLAIN.test(word)) return word;
  return word.normalize('NFKD').replace(MARKS, '').toLowerCase();
}

/** Splits `listObjectsV2` at its capital letters. If a part has only one character (`iSCSI`, `KiB`), the word isn't camel case. */
function humps(segment: string): string[] {
  const parts = segment.split(HUMP);
  return parts.length > 1 && parts.every((part) => part.length > 1) ? parts : [segment];
}

/** Adds a compound of the words that were added since `first`, if there are at least two. */
function addCompound({ words, compounds }: Tokens, first: number, start: number, end: number): void {
  if (words.length - first < 2) return;
  const text = words
    .slice(first)
    .map((word) => word.text)
    .join('');
  if (text.length <= LONGEST_WORD) compounds.push({ text, start, end, from: first, to: words.length - 1 });
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

/** Returns a pattern that matches joined words in the text. */
const chainPattern = (text: string): RegExp => (BEYOND_LATIN.test(text) ? ANY_CHAIN : LATIN_CHAIN);

/** Splits text into words and compounds, in linear time for any text. */
export function tokenize(text: string): Tokens {
  const tokens: Tokens = { words: [], compounds: [] };
  for (const { 0: chain, index: start } of text.matchAll(chainPattern(text))) {
    if (SIMPLE.test(chain)) {
      if (chain.length <= LONGEST_WORD) tokens.words.push({ text: chain.toLowerCase(), start, end: start + chain.length });
      continue;
    }
    const first = tokens.words.length;
    const segments = [...chain.matchAll(SEGMENT)];
    for (const segment of segments) addSegment(tokens, segment[0], start + segment.index);
    if (segments.length > 1) addCompound(tokens, first, start, start + chain.length);
  }
  return tokens;
}

/** Returns the joined words in a text, unchanged. */
export function chainsOf(text: string): string[] {
  return text.match(chainPattern(text)) ?? [];
}
