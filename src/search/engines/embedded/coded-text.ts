/**
 * Words of a coded text (`word-coding.ts`). A sign between separators is a word whose number is known, so that
 * most words need neither be cut out nor be looked up when an index is loaded.
 */
import { termId } from './term-ids';
import { visitText, type TermVisitor } from './term-visitor';
import { JOINER, kindOf, SEPARATOR, tokenize } from './tokenize';
import { CAPITAL, type WordTable } from './word-coding';

/** For each sign, by its character code, the number of its word; -1 where it is not exactly one. */
export type SignIds = Int32Array;

const NOT_ONE = -1;

function idOf(word: string): number {
  const { words, compounds } = tokenize(word);
  const [only] = words;
  return only !== undefined && words.length === 1 && compounds.length === 0 && only.end - only.start === word.length ? termId(only.text) : NOT_ONE;
}

export function makeSignIds({ words }: WordTable): SignIds {
  return Int32Array.from(words, (word) => (typeof word === 'string' ? idOf(word) : NOT_ONE));
}

/**
 * Visits the words of a text in the order of `scan`.
 * @param coded the text as it is stored
 * @param text  the same, decoded
 */
export function visitCoded(coded: string, text: string, { lengths }: WordTable, ids: SignIds, visitor: TermVisitor): void {
  let count = 0;
  let at = 0;
  /** Place in `text`. */
  let offset = 0;
  let impliedSpace = false;
  while (at < coded.length) {
    const first = coded.charCodeAt(at);
    const kind = kindOf(first);
    if ((kind === SEPARATOR || kind === JOINER) && (lengths[first] ?? 0) === 0) {
      at += 1;
      offset += 1;
      continue;
    }
    if (impliedSpace) offset += 1;
    impliedSpace = false;
    const start = offset;
    let end = start;
    let id = NOT_ONE;
    let pieces = 0;
    let inWord = false;
    for (; at < coded.length; at += 1) {
      const code = coded.charCodeAt(at);
      const length = lengths[code] ?? 0;
      if (length === 0) {
        const here = kindOf(code);
        if (here === SEPARATOR) break;
        inWord = false;
        offset += 1;
        if (here === JOINER) continue;
        end = offset;
        pieces += 2;
      } else if (inWord) {
        impliedSpace = true;
        break;
      } else if (length !== CAPITAL) {
        inWord = true;
        offset += length;
        end = offset;
        pieces += 1;
        id = ids[code] ?? NOT_ONE;
      }
    }
    if (pieces === 1 && id !== NOT_ONE) {
      visitor.onWord(id, start, end);
      count += 1;
    } else {
      count += visitText(text.slice(start, end), visitor, start, count);
    }
  }
}
