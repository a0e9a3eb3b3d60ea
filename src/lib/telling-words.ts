/** Shortens a text that's too long for a field to its most distinctive words, instead of cutting off its end. */

/** Letters and digits that are joined into an identifier: `x-amz-checksum`, `NoSuchKey`, `AWS_REGION`, `s3.example`. */
const IDENTIFIER = /[\p{L}\p{N}][-_.:/][\p{L}\p{N}]|\p{Ll}\p{Lu}/u;
const CAPITAL = /^\p{Lu}/u;
const AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
/** Maximum word length. Longer words are request numbers, addresses, and keys, which no page contains. */
const LONGEST_NAME = 40;

/** Rates how distinctive a word is. Identifiers rank highest, followed by capitalized words within a sentence, and longer words. */
function worth(word: string, isFirst: boolean): number {
  if (word.length > LONGEST_NAME) return 0;
  if (IDENTIFIER.test(word)) return 200 + word.length;
  return word.length + (CAPITAL.test(word) && !isFirst ? 100 : 0);
}

/** Returns the beginning of a text, without splitting a character that has two code units. */
export const beginning = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

/** @returns the text itself if it fits; otherwise, its most distinctive words that fit, without duplicates, in their original order */
export function tellingWords(text: string, length: number): string {
  if (text.length <= length) return text;
  const words = [...new Set(text.split(/\s+/).map((word) => word.replace(AROUND, '')))].filter((word) => word !== '');
  const ranked = words.map((word, index) => ({ word, index, worth: worth(word, index === 0) })).sort((a, b) => b.worth - a.worth);
  let left = length + 1;
  const kept = ranked.filter(({ word }) => {
    const fits = word.length < left;
    if (fits) left -= word.length + 1;
    return fits;
  });
  if (kept.length === 0) return beginning(text, length);
  return kept
    .sort((a, b) => a.index - b.index)
    .map(({ word }) => word)
    .join(' ');
}
