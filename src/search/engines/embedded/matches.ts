/** Which stretches of a text match a query, for marking them and for cutting snippets around them. */
import type { MatchLevel } from '../../contract';
import { COMPOUND_ROW, WORD_ROW, type PackedTokens } from './packed-tokens';
import type { Query } from './query';
import { runsOf } from './runs';
import { querySenses, senseIn, type Mark, type Senses } from './senses';
import { termOf } from './term-ids';
import { QUALITY } from './vocabulary';

/** A stretch of a text (UTF-16 offsets) that stands for a term of the query. */
export interface Match {
  start: number;
  end: number;
  /** Terms it stands for, indexes into the query's; a joined word stands for several. */
  terms: readonly number[];
  /** Of the best of them. */
  quality: number;
}

/** Where the reader has typed only the beginning of a word, only that is marked, as the hosted service does. */
function markedEnd(id: number, start: number, end: number, { typed, quality }: Mark): number {
  if (quality >= QUALITY.stem) return end;
  const text = termOf(id);
  return text.startsWith(typed) && end - start === text.length ? start + typed.length : end;
}

/** Adds the rows that are worth a mark; a row begins with term id, start and end. */
function collect(found: Match[], rows: Int32Array, length: number, senses: Senses): void {
  for (let at = 0; at < rows.length; at += length) {
    const id = rows[at] ?? 0;
    const mark = senseIn(senses, id)?.mark;
    if (mark === undefined) continue;
    const start = rows[at + 1] ?? 0;
    found.push({ terms: mark.terms, quality: mark.quality, start, end: markedEnd(id, start, rows[at + 2] ?? 0, mark) });
  }
}

/** Matches in order, not overlapping. */
export function findMatches(tokens: PackedTokens, query: Query): Match[] {
  const senses = querySenses(query);
  const found: Match[] = [];
  collect(found, tokens.words, WORD_ROW, senses);
  collect(found, tokens.compounds, COMPOUND_ROW, senses);
  const runs: Match[] = [];
  if (query.hasPhrases) collect(runs, runsOf(tokens, query.language), WORD_ROW, senses);
  // A phrase that stands for something else; where its words match by themselves, they are marked.
  for (const run of runs.filter(({ start, end }) => !found.some((match) => match.start < end && match.end > start))) found.push(run);
  if (found.length < 2) return found;
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
  const words = new Set<string>();
  for (const { terms } of matches) for (const term of terms) words.add(query.terms[term]?.text ?? '');
  return [...words];
}

/** Full when all words of the query that carry meaning are among the matches. */
export function matchLevel(matches: readonly Match[], query: Query): MatchLevel {
  if (matches.length === 0) return 'none';
  const found = new Set<number>();
  for (const { terms } of matches) for (const term of terms) found.add(term);
  return query.terms.every((term, index) => term.stop || found.has(index)) ? 'full' : 'partial';
}
