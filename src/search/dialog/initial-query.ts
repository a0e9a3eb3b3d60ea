/** The query that the dialog opens with (§5). */
import { limits } from '../../site/limits';

/** Cuts text to the length of the dialog's input, never through a character of two code units. */
export function cut(text: string): string {
  const short = text.slice(0, limits.dialogMaxLength);
  return /[\uD800-\uDBFF]$/.test(short) ? short.slice(0, -1) : short;
}

/** The selected text as a query: on one line, cut to `limits.dialogMaxLength`. */
export function selectionQuery(selection: string): string {
  return cut(selection.replace(/[\s\p{Cc}]+/gu, ' ').trim());
}
