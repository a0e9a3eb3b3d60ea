/** Sorted words as text without their common beginnings: `bucket`, `buckets` → `0bucket`, `6s`. */

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length] && length < 35) length += 1;
  return length;
}

/** Codes sorted words, one a line. Words hold no line break; at most 35 shared characters count. */
export function encodeWords(words: readonly string[]): string {
  return words
    .map((word, index) => {
      const shared = sharedLength(words[index - 1] ?? '', word);
      return shared.toString(36) + word.slice(shared);
    })
    .join('\n');
}

/** Reads what `encodeWords` wrote. */
export function decodeWords(text: string): string[] {
  if (text === '') return [];
  let before = '';
  return text.split('\n').map((line) => {
    before = before.slice(0, Number.parseInt(line.charAt(0), 36)) + line.slice(1);
    return before;
  });
}
