/** Puts the query's words in tags, in the whole text or in a snippet, like the hosted service's `_highlightResult` and `_snippetResult`. */
import { escapeHtml } from '../../../lib/escape';
import type { Highlighted, MatchLevel, Snippet } from '../../contract';
import type { Match } from './matcher';
import type { Query } from './query';

/** Tags around a match. They come from the request and are copied to the response unchanged. */
export interface Tags {
  pre: string;
  post: string;
}

/** HTML of `text` from `start` to `end`, with tags around the matches inside it. */
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

/** Full if the matches include all of the query's content words. */
function matchLevel(matches: readonly Match[], { terms }: Query): MatchLevel {
  if (matches.length === 0) return 'none';
  const found = new Set(matches.flatMap((match) => match.terms));
  return terms.every(({ stop }, index) => stop || found.has(index)) ? 'full' : 'partial';
}

/** Highlights an attribute, given its matches. */
export function highlight(text: string, matches: readonly Match[], query: Query, tags: Tags): Highlighted {
  const matchedWords = [...new Set(matches.flatMap(({ terms }) => terms.map((term) => query.terms[term]?.text ?? '')))];
  return { value: markText(text, matches, tags), matchLevel: matchLevel(matches, query), matchedWords };
}

/** Options for cutting a snippet. */
interface SnippetOptions extends Tags {
  /** Length in words, as separated by white space. */
  words: number;
  /** Replaces what was cut off on either side. */
  ellipsis: string;
}

interface Span {
  start: number;
  end: number;
}

/** Words as separated by white space. */
const spansOf = (text: string): Span[] =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ start: index, end: index + word.length }));

/** A match, and the word of the text (as separated by white space) in which it starts. */
type Placed = Match & { word: number };

function place(words: readonly Span[], matches: readonly Match[]): Placed[] {
  let word = 0;
  return matches.map((match) => {
    while ((words[word]?.end ?? Infinity) <= match.start) word += 1;
    return { ...match, word };
  });
}

/** The qualities of the distinct terms in a window, plus a small bonus for every further match. */
function windowScore(inside: readonly Placed[]): number {
  const best = new Map<number, number>();
  for (const { terms, quality } of inside) for (const term of terms) best.set(term, Math.max(best.get(term) ?? 0, quality));
  let score = 0;
  for (const quality of best.values()) score += quality;
  return score + inside.length / 1000;
}

/** The matches in the best window of `length` words, or in the first one in a tie. A best window starts with a match. */
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

/** First word of a window that has these matches in its middle. */
function centred(inside: readonly Placed[], length: number, words: number): number {
  const first = inside[0];
  const last = inside.at(-1);
  if (first === undefined || last === undefined) return 0;
  const wanted = Math.ceil((first.word + last.word - (length - 1)) / 2);
  return Math.min(Math.max(0, words - length), Math.max(0, wanted));
}

/** Separators between parts of a sentence or table row, which would otherwise precede an ellipsis. */
const SEPARATORS = /[\s.,;:·]+$/u;

/** Cuts an attribute to a snippet, given its matches. A text that isn't longer than the snippet is kept whole. */
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
