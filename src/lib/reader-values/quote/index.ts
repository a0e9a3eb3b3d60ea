/** Writes a reader's value into a code block, so that the block's language reads back that value. Pure. */
import type { ReaderValues, Shown } from '../names';
import { isPlain, isSyntax, textFor } from '../texts';
import { languages } from './languages';
import { literalAt } from './scan';

/**
 * @param text     to write, without line breaks
 * @param language of the block, as in its info string
 * @param before   the block up to the place
 * @param after    the block from the end of the place on
 * @returns undefined where the text cannot stand there, and what the page shows must stay
 */
export function quoteAt(text: string, language: string, before: string, after: string): string | undefined {
  if (isPlain(text)) return text;
  const known = languages[language];
  if (known === undefined) return undefined;
  const write = literalAt(known, before);
  if (write !== undefined) return write(text);
  // A whole value of YAML can be put into quotes; a part of one must stand without.
  const isWhole = /(?:^|\n|: |- )[ \t]*$/.test(before) && /^[ \t]*(?:\n|$)/.test(after);
  return language === 'yaml' && isWhole ? JSON.stringify(text) : known.bare(text);
}

/** As `textFor`, quoted for the place where it stands in a block. @param place undefined outside of blocks, where it is shown as it is */
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
