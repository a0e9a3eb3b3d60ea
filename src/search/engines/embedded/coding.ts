/**
 * Non-negative integers as text that JSON carries unescaped and Brotli packs well: little-endian digits of
 * base 32, one character each, with the upper half of the alphabet for "more digits follow".
 */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
const BASE = 32;
const VALUES = new Map(Array.from({ length: ALPHABET.length }, (_, value) => [ALPHABET.charCodeAt(value), value]));

/** Codes numbers one after the other. */
export function encodeNumbers(numbers: Iterable<number>): string {
  let text = '';
  for (const number of numbers) {
    let rest = number;
    while (rest >= BASE) {
      text += ALPHABET.charAt(BASE + (rest % BASE));
      rest = Math.floor(rest / BASE);
    }
    text += ALPHABET.charAt(rest);
  }
  return text;
}

/** Reads what `encodeNumbers` wrote. @throws Error on a character outside the alphabet, with its offset. */
export function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let factor = 1;
  for (let at = 0; at < text.length; at += 1) {
    const value = VALUES.get(text.charCodeAt(at));
    if (value === undefined) throw new Error(`Search index is corrupt: unexpected character at offset ${at} of a number list.`);
    number += (value % BASE) * factor;
    factor *= BASE;
    if (value < BASE) {
      numbers.push(number);
      number = 0;
      factor = 1;
    }
  }
  return numbers;
}
