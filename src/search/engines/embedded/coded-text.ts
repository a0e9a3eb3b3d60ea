/**
 * Words of a coded text (`word-coding.ts`). A sign between separators is a word whose number is known, so that
 * most words need neither be cut out nor be looked up when an index is loaded. Loading runs once, mostly before
 * it is compiled: hence one loop with few calls.
 */
import { termId } from './term-ids';
import { readTerms } from './terms';
import { JOINER, kindOf, SEPARATOR, tokenize } from './tokenize';
import { CAPITAL, type WordTable } from './word-coding';

/** What reading must know of characters, by their code. */
export interface SignTable {
  /** Lengths of the signs' words, 0 for what is no sign. */
  lengths: Int16Array;
  /** Numbers of the signs' words; -1 where a sign is not exactly one word. */
  ids: Int32Array;
  /** 1 for what ends the word of a sign before it: separators, and signs, before which a space is left out. */
  ends: Uint8Array;
}

const NOT_ONE = -1;

function idOf(word: string): number {
  const { words, compounds } = tokenize(word);
  const [only] = words;
  return only !== undefined && words.length === 1 && compounds.length === 0 && only.end - only.start === word.length
    ? termId(only.text)
    : NOT_ONE;
}

export function makeSignTable({ words, lengths }: WordTable): SignTable {
  const ids = Int32Array.from(words, (word) => (typeof word === 'string' ? idOf(word) : NOT_ONE));
  const ends = Uint8Array.from(lengths, (length, code) => Number(length !== 0 || kindOf(code) === SEPARATOR));
  return { lengths, ids, ends };
}

/** Whether the word of a sign ends here: what joins it to nothing, as a full stop, does not count. */
function isEnd(coded: string, at: number, ends: Uint8Array): boolean {
  if (at >= coded.length || ends[coded.charCodeAt(at)] === 1) return true;
  if (kindOf(coded.charCodeAt(at)) !== JOINER) return false;
  return at + 1 >= coded.length || kindOf(coded.charCodeAt(at + 1)) === SEPARATOR;
}

/** Where a stretch of letters, joiners and signs ends: at a separator, or at a space that was left out between two signs. */
function stretchEnd(coded: string, from: number, lengths: Int16Array): number {
  let afterSign = false;
  for (let at = from; at < coded.length; at += 1) {
    const code = coded.charCodeAt(at);
    const length = lengths[code] ?? 0;
    if (length === 0 ? kindOf(code) === SEPARATOR : afterSign) return at;
    afterSign = length > 0;
  }
  return coded.length;
}

/** Characters of a stretch in the decoded text. */
function decodedLength(coded: string, from: number, to: number, lengths: Int16Array): number {
  let total = 0;
  for (let at = from; at < to; at += 1) {
    const length = lengths[coded.charCodeAt(at)] ?? 0;
    if (length !== CAPITAL) total += Math.max(1, length);
  }
  return total;
}

/**
 * Adds the terms of a text, in the order of `scan`.
 * @param coded the text as it is stored
 * @param text  the same, decoded
 */
export function readCoded(coded: string, text: string, { lengths, ids, ends }: SignTable, terms: number[]): void {
  let at = 0;
  /** Place in `text`. */
  let offset = 0;
  let spaceLeftOut = false;
  while (at < coded.length) {
    let length = lengths[coded.charCodeAt(at)] ?? 0;
    if (length === 0) {
      const kind = kindOf(coded.charCodeAt(at));
      if (kind === SEPARATOR || kind === JOINER) {
        at += 1;
        offset += 1;
        continue;
      }
    }
    if (spaceLeftOut) offset += 1;
    const sign = length === CAPITAL ? at + 1 : at;
    const code = coded.charCodeAt(sign);
    length = lengths[code] ?? 0;
    const id = length === 0 ? NOT_ONE : (ids[code] ?? NOT_ONE);
    const next = sign + 1;
    if (id !== NOT_ONE && isEnd(coded, next, ends)) {
      terms.push(id);
      offset += length;
      at = next;
    } else {
      const start = offset;
      const from = at;
      at = stretchEnd(coded, from, lengths);
      offset += decodedLength(coded, from, at, lengths);
      readTerms(text.slice(start, offset), terms);
    }
    spaceLeftOut = (lengths[coded.charCodeAt(at)] ?? 0) !== 0;
  }
}
