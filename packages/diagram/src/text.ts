/**
 * Character widths in the text font at weight 600, as fractions of the font size, rounded up to 0.02. They were measured in a browser with
 * Schibsted Grotesk. Text with a lower weight is a little narrower.
 */
const WIDTHS: readonly (readonly [number, string])[] = [
  [0.24, "' "],
  [0.28, '!|iìí'],
  [0.3, ',.:;jl’·'],
  [0.36, '()[]f{}'],
  [0.4, 't1"IÌ'],
  [0.44, '*r'],
  [0.5, '-/\\_`–'],
  [0.54, 'sz“”«»'],
  [0.58, '7?FJLacgàáäç≥≤'],
  [0.62, '0245689EZbdehknopquvxyèéòóùúöüñÈÉ3$'],
  [0.66, '+<=>S^~ß×PY'],
  [0.72, '#&BCKRTUVXÙ'],
  [0.78, 'ADGHNOQÀÒ'],
  [0.9, 'mw%…'],
  [1, 'MW@—→'],
];

const WIDTH_OF = new Map(WIDTHS.flatMap(([width, characters]) => Array.from(characters).map((character) => [character, width] as const)));

/** Width of characters that aren't in the table. It equals the width of a wide lowercase letter. */
const UNKNOWN = 0.66;

/** Returns the width of a line of text in px for a font size in px. It's slightly more than the browser needs. */
export function textWidth(text: string, fontSize: number): number {
  return Array.from(text).reduce((sum, character) => sum + (WIDTH_OF.get(character) ?? UNKNOWN), 0) * fontSize;
}

/** Returns the width of the widest line. */
export function widest(lines: readonly string[], fontSize: number): number {
  return Math.max(0, ...lines.map((line) => textWidth(line, fontSize)));
}

function fill(words: readonly string[], fontSize: number, maxWidth: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const joined = `${last} ${word}`;
    if (last !== undefined && textWidth(joined, fontSize) <= maxWidth) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

/** Step in px by which lines are narrowed to balance them. */
const STEP = 4;

/**
 * Breaks text at spaces into lines of at most `maxWidth` px. Lines are as even as possible without adding a line. A word that's too wide
 * gets its own line and sticks out. Empty text has no lines.
 */
export function wrap(text: string, fontSize: number, maxWidth: number): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  let lines = fill(words, fontSize, maxWidth);
  for (let width = maxWidth - STEP; width > 0 && lines.length > 1; width -= STEP) {
    const narrower = fill(words, fontSize, width);
    if (narrower.length > lines.length) break;
    lines = narrower;
  }
  return lines;
}
