/** Which stretches of a text match a query, for marking them and for cutting snippets around them. */
import type { MatchLevel } from '../../contract';
import type { Query } from './query';
import { tokenize } from './tokenize';

/** A stretch of a text (UTF-16 offsets) that stands for a term of the query. */
export interface Match {
  start: number;
  end: number;
  /** Index into the query's terms. */
  term: number;
  quality: number;
}

/** Below this, a guess is not worth a mark. */
const LEAST_QUALITY = 0.5;

function bestTerm(text: string, { terms }: Query): { term: number; quality: number } | undefined {
  let found: { term: number; quality: number } | undefined;
  terms.forEach(({ variants }, term) => {
    const quality = variants.get(text) ?? 0;
    if (quality >= LEAST_QUALITY && quality > (found?.quality ?? 0)) found = { term, quality };
  });
  return found;
}

/** Where the reader has typed only the beginning of a word, only that is marked, as the hosted service does. */
function markedEnd(text: string, word: { start: number; end: number }, typed: string): number {
  const sameLength = word.end - word.start === text.length;
  return sameLength && text.startsWith(typed) ? Math.min(word.end, word.start + typed.length) : word.end;
}

/** Matches in order, not overlapping. Stop words are marked only when the query has nothing else. */
export function findMatches(text: string, query: Query): Match[] {
  const { words, compounds } = tokenize(text);
  const onlyStop = query.terms.every((term) => term.stop);
  const all = [...compounds, ...words].flatMap((word): Match[] => {
    const found = bestTerm(word.text, query);
    const term = found === undefined ? undefined : query.terms[found.term];
    if (found === undefined || term === undefined || (term.stop && !onlyStop)) return [];
    return [{ ...found, start: word.start, end: markedEnd(word.text, word, term.text) }];
  });
  const ordered = all.sort((a, b) => a.start - b.start || b.end - a.end);
  let end = -1;
  return ordered.filter((match) => {
    if (match.start < end) return false;
    end = match.end;
    return true;
  });
}

/** The query's words found among matches, as typed. */
export function matchedWords(matches: readonly Match[], query: Query): string[] {
  return [...new Set(matches.flatMap(({ term }) => query.terms[term]?.text ?? []))];
}

/** Full when all words of the query that carry meaning are among the matches. */
export function matchLevel(matches: readonly Match[], query: Query): MatchLevel {
  if (matches.length === 0) return 'none';
  const found = new Set(matches.map(({ term }) => term));
  return query.terms.every((term, index) => term.stop || found.has(index)) ? 'full' : 'partial';
}
