/** Writes the reader's values into a block: the one way, for the browser and for the test that compares with what ran. Pure. */
import type { ReaderValues, Shown } from './names';
import { writtenFor } from './quote';

/** A stretch of a block, as the page shows it. */
export interface Piece {
  readonly text: string;
  readonly isValue: boolean;
}

/** @returns what stands for each piece; undefined where it stays, because it is no value, none is set, or it cannot stand there */
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
