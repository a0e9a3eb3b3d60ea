/** Text with the query's words in tags, as the hosted service's `_highlightResult`. */
import { escapeHtml } from '../../../lib/escape';
import type { Highlighted, MatchLevel } from '../../contract';
import type { Match } from './matcher';
import type { Query } from './query';

/** Tags around a match. They come from the request and go into the answer as they are. */
export interface Tags {
  pre: string;
  post: string;
}

/** HTML of `text` from `start` to `end` with the matches inside it in tags. */
export function markText(text: string, matches: readonly Match[], { pre, post }: Tags, start = 0, end = text.length): string {
  let html = '';
  let at = start;
  for (const match of matches) {
    if (match.start < start || match.end > end) continue;
    html += `${escapeHtml(text.slice(at, match.start))}${pre}${escapeHtml(text.slice(match.start, match.end))}${post}`;
    at = match.end;
  }
  return html + escapeHtml(text.slice(at, end));
}

const LETTER = /[\p{L}\p{N}]/u;

/** True when no letter or digit stands outside the matches. */
function isWhole(text: string, matches: readonly Match[]): boolean {
  let at = 0;
  for (const { start, end } of matches) {
    if (LETTER.test(text.slice(at, start))) return false;
    at = end;
  }
  return !LETTER.test(text.slice(at));
}

/** Full when all words of the query that carry meaning are among the matches. */
export function matchLevel(matches: readonly Match[], { terms }: Query): MatchLevel {
  if (matches.length === 0) return 'none';
  const found = new Set(matches.flatMap((match) => match.terms));
  return terms.every(({ stop }, index) => stop || found.has(index)) ? 'full' : 'partial';
}

/** Highlights one attribute, given its matches. */
export function highlight(text: string, matches: readonly Match[], query: Query, tags: Tags): Highlighted {
  const level = matchLevel(matches, query);
  const value = markText(text, matches, tags);
  const matchedWords = [...new Set(matches.flatMap(({ terms }) => terms.map((term) => query.terms[term]?.text ?? '')))];
  if (level === 'none') return { value, matchLevel: level, matchedWords };
  return { value, matchLevel: level, fullyHighlighted: isWhole(text, matches), matchedWords };
}
