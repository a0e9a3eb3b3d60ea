/** Writes a reader's value into a code block, so that the block's language parses it back to the same value. Pure. */
import type { ReaderValues, Shown } from '../names';
import { isPlain, isSyntax, textFor } from '../texts';
import { languages } from './languages';
import { literalAt } from './scan';

/**
 * @param text     text to write, without line breaks
 * @param language language of the block, as in its info string
 * @param before   the block before the place
 * @param after    the block after the place
 * @returns undefined if the text isn't possible there, so that the page's own text must stay
 */
export function quoteAt(text: string, language: string, before: string, after: string): string | undefined {
  if (isPlain(text)) return text;
  const known = languages[language];
  if (known === undefined) return undefined;
  const write = literalAt(known, before);
  if (write !== undefined) return write(text);
  // A complete YAML value can be quoted, but a part of one can't.
  const isWhole = /(?:^|\n|: |- )[ \t]*$/.test(before) && /^[ \t]*(?:\n|$)/.test(after);
  return language === 'yaml' && isWhole ? JSON.stringify(text) : known.bare(text);
}

/** Like `textFor`, but quoted for its place in a block. @param place undefined outside blocks, where the text is shown as it is */
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
