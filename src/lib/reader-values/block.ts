/** Inserts the reader's values into a block. The browser and the test that compares blocks with what was run use it. Pure functions. */
import type { ReaderValues, Shown } from './names';
import { writtenFor } from './quote';

/** A piece of a block, as shown on the page. */
export interface Piece {
  readonly text: string;
  readonly isValue: boolean;
}

/**
 * @returns the replacement for each piece, or undefined if the piece stays unchanged because it isn't a value, its value isn't set, or the
 * value isn't possible there
 */
export function writtenPieces(pieces: readonly Piece[], language: string, shown: Shown, values: ReaderValues): (string | undefined)[] {
  const text = pieces.map((piece) => piece.text).join('');
  let end = 0;
  return pieces.map((piece) => {
    const start = end;
    end += piece.text.length;
    if (!piece.isValue) return undefined;
    return writtenFor(piece.text, shown, values, { language, before: text.slice(0, start), after: text.slice(end) });
  });
}
