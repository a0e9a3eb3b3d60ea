/**
 * Characters that nobody sees, and that can hide, join or turn around what is shown: controls, marks of direction, separators
 * of lines that editors do not show. Tabs, line ends, soft hyphens and the joiners of scripts and emoji are not among them.
 */
const INVISIBLE = /(?![\t\n\r\u{AD}\u{200C}\u{200D}])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
/** What a text of one line must not contain besides. */
const LINE_END = /[\t\n\r]/;

const RADIX = 16;
const DIGITS = 4;

/** `U+202E` for the first such character at an index of a text. */
export function invisibleIn(text: string): { readonly name: string; readonly index: number } | undefined {
  const found = INVISIBLE.exec(text);
  if (!found) return undefined;
  const code = found[0].codePointAt(0) ?? 0;
  return { name: `U+${code.toString(RADIX).toUpperCase().padStart(DIGITS, '0')}`, index: found.index };
}

/** @returns what a text of one line, such as a title, must not contain */
export const invisibleInLine = (text: string): string | undefined =>
  invisibleIn(text)?.name ?? (LINE_END.test(text) ? 'a line end or a tab' : undefined);
