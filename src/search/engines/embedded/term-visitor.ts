/** A text's words and compounds by their numbers, in order; compounds behind their words. */
import { termId } from './term-ids';
import { scan } from './tokenize';

export interface TermVisitor {
  onWord: (id: number, start: number, end: number) => void;
  /** `from` and `to` count the words that were given before. */
  onCompound: (id: number, start: number, end: number, from: number, to: number) => void;
}

/**
 * Visits a text, or a piece of one.
 * @param offset of the piece in its text
 * @param count  words of the text before the piece
 * @returns words given
 */
export function visitText(text: string, { onWord, onCompound }: TermVisitor, offset = 0, count = 0): number {
  let given = 0;
  scan(
    text,
    (word, start, end) => {
      given += 1;
      onWord(termId(word), offset + start, offset + end);
    },
    (compound) => onCompound(termId(compound.text), offset + compound.start, offset + compound.end, count + compound.from, count + compound.to),
  );
  return given;
}
