/**
 * Invisible characters that can hide, join, or reverse the displayed text: control characters, direction marks, and line separators that
 * editors don't show. Tabs, line ends, soft hyphens, and the joiners used by scripts and emoji aren't included.
 */
const INVISIBLE = /(?![\t\n\r\u{AD}\u{200C}\u{200D}])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
/** Additional characters that single-line text must not contain. */
const LINE_END = /[\t\n\r]/;

const RADIX = 16;
const DIGITS = 4;

/** Writes a character as `U+202E`. */
export const codePoint = (sign: string): string => `U+${(sign.codePointAt(0) ?? 0).toString(RADIX).toUpperCase().padStart(DIGITS, '0')}`;

/** Returns the first invisible character, written as `U+202E`, and its index. */
export function invisibleIn(text: string): { readonly name: string; readonly index: number } | undefined {
  const found = INVISIBLE.exec(text);
  return found ? { name: codePoint(found[0]), index: found.index } : undefined;
}

/** @returns the first character that single-line text, such as a title, must not contain */
export const invisibleInLine = (text: string): string | undefined =>
  invisibleIn(text)?.name ?? (LINE_END.test(text) ? 'a line end or a tab' : undefined);
