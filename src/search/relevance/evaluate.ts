/** Measures an engine by a set of queries with known answers. */
import type { SearchEngine } from '../contract';

/** A query and the urls of the sections that answer it; none for nonsense, which must find nothing. */
export interface RelevanceQuery {
  kind: string;
  query: string;
  expect: readonly string[];
}

/** Counts of one kind of query: all of them, answered by the first hit, by one of the first five. */
export interface Tally {
  total: number;
  first: number;
  five: number;
}

/** A query whose first hit is not the answer, with the place of the answer (0-based, -1 when not among ten). */
export interface Miss extends RelevanceQuery {
  place: number;
  found: string[];
}

export interface Evaluation {
  all: Tally;
  kinds: Map<string, Tally>;
  misses: Miss[];
}

/** Hits looked at for a query. */
const DEPTH = 10;

function count(tally: Tally, place: number): Tally {
  return {
    total: tally.total + 1,
    first: tally.first + Number(place === 0),
    five: tally.five + Number(place >= 0 && place < 5),
  };
}

function placeOf(expect: readonly string[], found: readonly string[]): number {
  if (expect.length === 0) return found.length === 0 ? 0 : -1;
  return found.findIndex((url) => expect.includes(url));
}

/** Asks every query and counts. */
export function evaluate(engine: SearchEngine, queries: readonly RelevanceQuery[]): Evaluation {
  const none: Tally = { total: 0, first: 0, five: 0 };
  const evaluation: Evaluation = { all: none, kinds: new Map(), misses: [] };
  for (const query of queries) {
    const { hits } = engine.search({ indexName: 'relevance', query: query.query, hitsPerPage: DEPTH, attributesToHighlight: [] });
    const found = hits.map((hit) => hit.url ?? '');
    const place = placeOf(query.expect, found);
    evaluation.all = count(evaluation.all, place);
    evaluation.kinds.set(query.kind, count(evaluation.kinds.get(query.kind) ?? none, place));
    if (place !== 0) evaluation.misses.push({ ...query, place, found });
  }
  return evaluation;
}

/** Expected urls that the index does not hold: pages and headings that have moved since the set was written. */
export function staleUrls(queries: readonly RelevanceQuery[], known: ReadonlySet<string>): string[] {
  return [...new Set(queries.flatMap(({ expect }) => expect.filter((url) => !known.has(url))))];
}
