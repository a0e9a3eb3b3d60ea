/** The preview image that other sites show for a page: its title and section, in the brand's colors. */
import { createHash } from 'node:crypto';

/** Everything that determines how a picture looks. */
export interface Picture {
  readonly title: string;
  /** Sidebar heading, or an empty string. */
  readonly section: string;
  readonly site: string;
  readonly colors: { readonly background: string; readonly accent: string };
}

/** Increase this number when `draw.ts` changes, so that images are drawn and fetched again. */
const VERSION = 2;

/** Image folder, relative to the language root. */
export const PICTURES = 'share';

/** A file name derived from everything that is drawn, so that a host can let browsers cache the picture indefinitely. */
export const pictureName = (picture: Picture): string =>
  `page.${createHash('sha256')
    .update(JSON.stringify([VERSION, picture]))
    .digest('hex')
    .slice(0, 12)}.jpg`;

/**
 * Splits a text into lines of limited width.
 * @param widthOf measures a text; a word that is wider than a line gets its own line
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
