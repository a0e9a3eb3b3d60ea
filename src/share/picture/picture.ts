/** The picture that other sites show of a page: its title and section, in the colours of the brand. */
import { createHash } from 'node:crypto';

/** All that a picture depends on. */
export interface Picture {
  readonly title: string;
  /** Heading of the sidebar, or nothing. */
  readonly section: string;
  readonly site: string;
  readonly colors: { readonly background: string; readonly accent: string };
}

/** Changes with the drawing (`draw.ts`), so that pictures are drawn and fetched anew. */
const VERSION = 2;

/** Folder of the pictures, below the root of a language. */
export const PICTURES = 'share';

/** A name that stands for all that is drawn, so a host may let browsers keep it for ever. */
export const pictureName = (picture: Picture): string =>
  `page.${createHash('sha256')
    .update(JSON.stringify([VERSION, picture]))
    .digest('hex')
    .slice(0, 12)}.jpg`;

/**
 * Divides a text into lines of a greatest width.
 * @param widthOf measures a text; a word that is wider than a line has one of its own
 */
export function linesOf(text: string, most: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(longer) <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
