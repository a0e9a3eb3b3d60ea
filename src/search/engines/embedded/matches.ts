/** Which stretches of a text match a query, for marking them and for cutting snippets around them. */
import type { MatchLevel } from '../../contract';
import { runsOf } from './phrases';
import type { Query } from './query';
import type { Tokens, Word } from './tokenize';
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

/** Below this, a guess is not worth a mark. */
const LEAST_QUALITY = 0.5;

/** Where the reader has typed only the beginning of a word, only that is marked, as the hosted service does. */
function markedEnd(word: Word, typed: string, quality: number): number {
  const isBeginning = quality < QUALITY.stem && word.text.startsWith(typed) && word.end - word.start === word.text.length;
  return isBeginning ? word.start + typed.length : word.end;
}

/** What a word of the index stands for in a query, where that is worth a mark. */
interface Mark {
  terms: readonly number[];
  quality: number;
  /** The best term as typed. */
  typed: string;
}

/** Made once for all texts in which a query's words are marked. */
const marksOf = new WeakMap<Query, ReadonlyMap<string, Mark>>();

/** Stop words are marked only when the query has nothing else. */
function makeMarks({ terms, meanings }: Query): ReadonlyMap<string, Mark> {
  const onlyStop = terms.every((term) => term.stop);
  const marks = new Map<string, Mark>();
  for (const [word, all] of meanings) {
    const good = all.filter(({ term, quality }) => quality >= LEAST_QUALITY && (onlyStop || terms[term]?.stop === false));
    const [best] = good;
    if (best !== undefined) marks.set(word, { terms: good.map(({ term }) => term), quality: best.quality, typed: terms[best.term]?.text ?? '' });
  }
  return marks;
}

function collect(found: Match[], candidates: readonly Word[], query: Query): void {
  const marks = marksOf.get(query) ?? makeMarks(query);
  marksOf.set(query, marks);
  for (const word of candidates) {
    const mark = marks.get(word.text);
    if (mark === undefined) continue;
    const { terms, quality, typed } = mark;
    found.push({ terms, quality, start: word.start, end: markedEnd(word, typed, quality) });
  }
}

/** Matches in order, not overlapping. */
export function findMatches({ words, compounds }: Tokens, query: Query): Match[] {
  const found: Match[] = [];
  collect(found, words, query);
  collect(found, compounds, query);
  const runs: Match[] = [];
  if (query.hasPhrases) collect(runs, runsOf(words, query.language), query);
  // A phrase that stands for something else; where its words match by themselves, they are marked.
  found.push(...runs.filter((run) => !found.some(({ start, end }) => start < run.end && end > run.start)));
  if (found.length === 0) return found;
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
