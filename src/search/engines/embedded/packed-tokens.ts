/** The words of a text of the index as rows of numbers: a query looks at thousands of them with each keystroke. */
import { termId } from './term-ids';
import { scan } from './tokenize';

/** Numbers of a row of `words`, and of runs of them: term id, start, end (UTF-16 offsets). */
export const WORD_ROW = 3;
/** Numbers of a row of `compounds`: as of a word, then the first and the last word that it covers. */
export const COMPOUND_ROW = 5;

/** `Tokens` of `tokenize.ts`, packed. */
export interface PackedTokens {
  words: Int32Array;
  compounds: Int32Array;
}

/** Cuts a text into words and compounds. */
export function packTokens(text: string): PackedTokens {
  const words: number[] = [];
  const compounds: number[] = [];
  scan(
    text,
    (word, start, end) => words.push(termId(word), start, end),
    (compound) => compounds.push(termId(compound.text), compound.start, compound.end, compound.from, compound.to),
  );
  return { words: new Int32Array(words), compounds: new Int32Array(compounds) };
}
