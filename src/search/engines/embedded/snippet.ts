/** A cut-out of a text around its best matches, as the hosted service's `_snippetResult`. */
import type { Snippet } from '../../contract';
import { markText, type Tags } from './highlight';
import { findMatches, matchLevel, type Match } from './matches';
import type { Query } from './query';

/** How a snippet is cut. */
export interface SnippetOptions extends Tags {
  /** Length in words, as separated by white space. */
  words: number;
  /** Stands for what was cut off, on either side. */
  ellipsis: string;
}

interface Span {
  start: number;
  end: number;
}

function spans(text: string): Span[] {
  return [...text.matchAll(/\S+/g)].map((word) => ({ start: word.index, end: word.index + word[0].length }));
}

/** For each word, which terms match in it. */
function termsByWord(words: readonly Span[], matches: readonly Match[]): Match[][] {
  return words.map(({ start, end }) => matches.filter((match) => match.start >= start && match.start < end));
}

/** First word of the window that holds the most different terms, then the best matches; the earliest of equals. */
function bestWindow(perWord: readonly Match[][], length: number): number {
  let best = 0;
  let bestScore = 0;
  for (let first = 0; first === 0 || first + length <= perWord.length; first += 1) {
    const inside = perWord.slice(first, first + length).flat();
    const quality = new Map<number, number>();
    for (const { term, quality: value } of inside) quality.set(term, Math.max(quality.get(term) ?? 0, value));
    const score = [...quality.values()].reduce((sum, value) => sum + value, 0) + inside.length / 1000;
    if (score > bestScore) [best, bestScore] = [first, score];
  }
  return best;
}

/** Moves the window so that its matches stand in the middle rather than at its end. */
function centred(perWord: readonly Match[][], first: number, length: number): number {
  const matching = perWord.slice(first, first + length).flatMap((matches, index) => (matches.length > 0 ? [index] : []));
  if (matching.length === 0) return 0;
  const middle = first + ((matching[0] ?? 0) + (matching.at(-1) ?? 0)) / 2;
  const wanted = Math.round(middle - (length - 1) / 2);
  const latest = Math.max(0, perWord.length - length);
  return Math.min(latest, Math.max(0, wanted));
}

/** Cuts one attribute. A text no longer than the snippet stays whole. */
export function snippet(text: string, query: Query, options: SnippetOptions): Snippet {
  const matches = findMatches(text, query);
  const words = spans(text);
  const length = Math.max(1, options.words);
  const perWord = termsByWord(words, matches);
  const first = centred(perWord, bestWindow(perWord, length), length);
  const last = Math.min(words.length, first + length) - 1;
  const start = words[first]?.start ?? 0;
  const end = words[last]?.end ?? 0;
  const before = first > 0 ? options.ellipsis : '';
  const after = last < words.length - 1 ? options.ellipsis : '';
  const inside = matches.filter((match) => match.start >= start && match.end <= end);
  return { value: before + markText(text, inside, options, start, end) + after, matchLevel: matchLevel(inside, query) };
}
