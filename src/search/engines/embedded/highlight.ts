/** Puts a query's words in tags, in the whole text or in a snippet, like the hosted service's `_highlightResult` and `_snippetResult`. */
import { escapeHtml } from '../../../lib/escape';
import type { Highlighted, MatchLevel, Snippet } from '../../contract';
import type { Match } from './matcher';
import type { Query } from './query';

/** Tags around a match. They come from the request and are copied to the response unchanged. */
export interface Tags {
  pre: string;
  post: string;
}

/** Returns the text from `start` to `end` as HTML, with tags around the matches inside this range. */
function markText(text: string, matches: readonly Match[], { pre, post }: Tags, start = 0, end = text.length): string {
  let html = '';
  let at = start;
  for (const match of matches) {
    if (match.start < start || match.end > end) continue;
    html += `${escapeHtml(text.slice(at, match.start))}${pre}${escapeHtml(text.slice(match.start, match.end))}${post}`;
    at = match.end;
  }
  return html + escapeHtml(text.slice(at, end));
}

/** Returns `full` if the matches include all content words in the query, `partial` if some are missing, and `none` without matches. */
function matchLevel(matches: readonly Match[], { terms }: Query): MatchLevel {
  if (matches.length === 0) return 'none';
  const found = new Set(matches.flatMap((match) => match.terms));
  return terms.every(({ stop }, index) => stop || found.has(index)) ? 'full' : 'partial';
}

/** Highlights the matches in an attribute. */
export function highlight(text: string, matches: readonly Match[], query: Query, tags: Tags): Highlighted {
  const matchedWords = [...new Set(matches.flatMap(({ terms }) => terms.map((term) => query.terms[term]?.text ?? '')))];
  return { value: markText(text, matches, tags), matchLevel: matchLevel(matches, query), matchedWords };
}

interface SnippetOptions extends Tags {
  /** Length of the snippet in words that are separated by whitespace. */
  words: number;
  /** Replaces the text that was cut off at either end. */
  ellipsis: string;
}

interface Span {
  start: number;
  end: number;
}

const spansOf = (text: string): Span[] =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ start: index, end: index + word.length }));

/** A match, and the index of the word (separated by whitespace) in which the match starts. */
type Placed = Match & { word: number };

function place(words: readonly Span[], matches: readonly Match[]): Placed[] {
  let word = 0;
  return matches.map((match) => {
    while ((words[word]?.end ?? Infinity) <= match.start) word += 1;
    return { ...match, word };
  });
}

/** Adds up the quality of the distinct terms in a window, plus a small bonus for each match. */
function windowScore(inside: readonly Placed[]): number {
  const best = new Map<number, number>();
  for (const { terms, quality } of inside) for (const term of terms) best.set(term, Math.max(best.get(term) ?? 0, quality));
  let score = 0;
  for (const quality of best.values()) score += quality;
  return score + inside.length / 1000;
}

/** Returns the matches in the best window of `length` words or, in case of a tie, in the first one. The best window starts with a match. */
function bestWindow(placed: readonly Placed[], length: number): readonly Placed[] {
  let best: readonly Placed[] = [];
  let bestScore = 0;
  placed.forEach((first, index) => {
    let end = index;
    while ((placed[end]?.word ?? Infinity) < first.word + length) end += 1;
    const inside = placed.slice(index, end);
    const score = windowScore(inside);
    if (score > bestScore) [best, bestScore] = [inside, score];
  });
  return best;
}

/** Returns the index of the first word in a window that has these matches at its center. */
function centred(inside: readonly Placed[], length: number, words: number): number {
  const first = inside[0];
  const last = inside.at(-1);
  if (first === undefined || last === undefined) return 0;
  const wanted = Math.ceil((first.word + last.word - (length - 1)) / 2);
  return Math.min(Math.max(0, words - length), Math.max(0, wanted));
}

/** Separators between parts of a sentence or table row, which would otherwise precede the ellipsis. */
const SEPARATORS = /[\s.,;:·]+$/u;

/** Truncates an attribute to a snippet around its matches. Text that isn't longer than the snippet is kept whole. */
export function snippet(text: string, matches: readonly Match[], query: Query, options: SnippetOptions): Snippet {
  const words = spansOf(text);
  const length = Math.max(1, options.words);
  const first = centred(bestWindow(place(words, matches), length), length, words.length);
  const last = Math.min(words.length, first + length) - 1;
  const start = words[first]?.start ?? 0;
  const isCut = last < words.length - 1;
  const whole = text.slice(start, words[last]?.end ?? 0);
  const end = start + (isCut ? whole.replace(SEPARATORS, '') : whole).length;
  const before = first > 0 ? options.ellipsis : '';
  const after = isCut ? options.ellipsis : '';
  const inside = matches.filter((match) => match.start >= start && match.end <= end);
  return { value: before + markText(text, inside, options, start, end) + after, matchLevel: matchLevel(inside, query) };
}
