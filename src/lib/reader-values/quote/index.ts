/** Writes a reader's value into a code block, so that the block's language parses it back to the same value. Pure functions. */
import type { ReaderValues, Shown } from '../names';
import { isPlain, isSyntax, textFor } from '../texts';
import { languages } from './languages';
import { literalAt } from './scan';

/**
 * @param text     text to insert, without line breaks
 * @param language language of the block, as written in its info string
 * @param before   code in the block before the insertion point
 * @param after    code in the block after the insertion point
 * @returns undefined if the text isn't possible there, in which case the page's own text must stay
 */
export function quoteAt(text: string, language: string, before: string, after: string): string | undefined {
  if (isPlain(text)) return text;
  const known = languages[language];
  if (known === undefined) return undefined;
  const write = literalAt(known, before);
  if (write !== undefined) return write(text);
  // An entire YAML value can be quoted, but a part of one can't.
  const isWhole = /(?:^|\n|: |- )[ \t]*$/.test(before) && /^[ \t]*(?:\n|$)/.test(after);
  return language === 'yaml' && isWhole ? JSON.stringify(text) : known.bare(text);
}

/** Like `textFor`, but quoted for its place in a block. @param place undefined outside of blocks, where text is shown unchanged */
export function writtenFor(
  text: string,
  shown: Shown,
  values: ReaderValues,
  place: { readonly language: string; readonly before: string; readonly after: string } | undefined,
): string | undefined {
  const own = textFor(text, shown, values);
  if (own === undefined || isSyntax(text) || place === undefined) return own;
  return quoteAt(own, place.language, place.before, place.after);
}
