/** Which stretches of a text match a query, for marking them and for cutting snippets around them. */
import type { MatchLevel } from '../../contract';
import type { Query } from './query';
import type { Tokens, Word } from './tokenize';
import { QUALITY } from './vocabulary';

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

/** Where the reader has typed only the beginning of a word, only that is marked, as the hosted service does. */
function markedEnd(word: Word, typed: string, quality: number): number {
  const isBeginning = quality < QUALITY.stem && word.text.startsWith(typed) && word.end - word.start === word.text.length;
  return isBeginning ? word.start + typed.length : word.end;
}

function collect(found: Match[], candidates: readonly Word[], { terms, meanings }: Query): void {
  const onlyStop = terms.every((term) => term.stop);
  for (const word of candidates) {
    const best = meanings.get(word.text)?.[0];
    const term = best === undefined ? undefined : terms[best.term];
    if (best === undefined || term === undefined || best.quality < LEAST_QUALITY || (term.stop && !onlyStop)) continue;
    found.push({ term: best.term, quality: best.quality, start: word.start, end: markedEnd(word, term.text, best.quality) });
  }
}

/** Matches in order, not overlapping. Stop words are marked only when the query has nothing else. */
export function findMatches({ words, compounds }: Tokens, query: Query): Match[] {
  const found: Match[] = [];
  collect(found, words, query);
  collect(found, compounds, query);
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  let end = -1;
  return found.filter((match) => {
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
