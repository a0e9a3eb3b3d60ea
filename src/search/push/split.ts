/** Cuts a text into parts of about the same length, between words where there are any. */

/** A stretch without white space is only cut when it is longer than any word. */
const LONGEST_WORD = 200;

/** Where to cut near `wanted`: between words, and never through a character. */
function cutNear(text: string, from: number, wanted: number): number {
  const space = text.slice(from, wanted).search(/\s\S*$/);
  if (space > 0) return from + space + 1;
  const next = text.slice(wanted, from + LONGEST_WORD).search(/\s/);
  if (next >= 0) return wanted + next;
  if (text.length - from <= LONGEST_WORD) return text.length;
  return /[\uD800-\uDBFF]/.test(text.charAt(wanted - 1)) ? wanted - 1 : wanted;
}

/** @returns at most `count` parts, none of them empty; none for an empty text */
export function splitText(text: string, count: number): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let left = count; left > 1 && from < text.length; left -= 1) {
    const to = cutNear(text, from, from + Math.ceil((text.length - from) / left));
    parts.push(text.slice(from, to));
    from = to;
  }
  parts.push(text.slice(from));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
