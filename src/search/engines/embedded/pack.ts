/**
 * The words of the sections' code blocks as text; the code itself is never shown and stays at home. Words
 * are sorted and front-coded; postings are one list of numbers: for each word how many sections hold it,
 * then the gaps between their numbers, the first counted from -1, each less 1.
 */
import type { PackedCode } from '../../contract';
import { decodeNumbers, encodeNumbers } from './coding';
import { decodeWords, encodeWords } from './front-coding';

/** Packs the code words of the sections numbered in the order given. */
export function packCode(sections: readonly (readonly string[])[]): PackedCode {
  const postings = new Map<string, number[]>();
  sections.forEach((words, section) => {
    for (const word of words) postings.set(word, [...(postings.get(word) ?? []), section]);
  });
  const words = [...postings.keys()].sort();
  const numbers = words.flatMap((word) => {
    const list = postings.get(word) ?? [];
    return [list.length, ...list.map((section, index) => section - (list[index - 1] ?? -1) - 1)];
  });
  return { words: encodeWords(words), postings: encodeNumbers(numbers) };
}

/** Gives every word of every section to `visit`, word by word, sections ascending. @throws Error on a corrupt list */
export function unpackCode({ words, postings }: PackedCode, visit: (word: string, section: number) => void): void {
  const numbers = decodeNumbers(postings);
  let at = 0;
  const next = (): number => {
    const number = numbers[at];
    if (number === undefined) throw new Error('Search index is corrupt: its code postings end too early.');
    at += 1;
    return number;
  };
  for (const word of decodeWords(words)) {
    let section = -1;
    for (let left = next(); left > 0; left -= 1) {
      section += next() + 1;
      visit(word, section);
    }
  }
}
