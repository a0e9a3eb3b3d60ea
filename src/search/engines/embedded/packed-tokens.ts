/** The words of a text of the index as rows of numbers: a query looks at thousands of them with each keystroke. */
import { visitText, type TermVisitor } from './term-visitor';

/** Numbers of a row of `words` and of `runs`: term id, start, end (UTF-16 offsets). */
export const WORD_ROW = 3;
/** Numbers of a row of `compounds`: as of a word, then the first and the last word that it covers. */
export const COMPOUND_ROW = 5;

/** `Tokens` of `tokenize.ts`, packed. */
export interface PackedTokens {
  words: Int32Array;
  compounds: Int32Array;
}

type Visit = (visitor: TermVisitor) => void;

/** Packs what visits a text. @param onTerm is given the numbers of words and compounds, in order */
export function packVisited(visit: Visit, onTerm: (id: number) => void): PackedTokens {
  const words: number[] = [];
  const compounds: number[] = [];
  visit({
    onWord: (id, start, end) => {
      words.push(id, start, end);
      onTerm(id);
    },
    onCompound: (id, start, end, from, to) => {
      compounds.push(id, start, end, from, to);
      onTerm(id);
    },
  });
  return { words: new Int32Array(words), compounds: new Int32Array(compounds) };
}

/** Cuts a text into words and compounds. */
export function packTokens(text: string): PackedTokens {
  return packVisited((visitor) => void visitText(text, visitor), () => undefined);
}

/** The numbers of a text's words and compounds, in order. */
export function packTerms(visit: Visit): Int32Array {
  const ids: number[] = [];
  const push = (id: number): unknown => ids.push(id);
  visit({ onWord: push, onCompound: push });
  return new Int32Array(ids);
}
