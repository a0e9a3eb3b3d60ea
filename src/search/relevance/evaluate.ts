/** Measures an engine by a set of queries with known answers. */
import type { SearchEngine } from '../contract';

/**
 * A query with known answers. `expect` holds the urls of the sections that answer it, none for nonsense,
 * which must find nothing; `page` those of pages that are right as pages, by default the pages of `expect`.
 */
export interface RelevanceQuery {
  kind: string;
  query: string;
  expect: readonly string[];
  page?: readonly string[] | undefined;
}

/** Counts of one kind of query. */
export interface Tally {
  total: number;
  /** Answered by the right page first, … */
  first: number;
  /** … or by one of the first five hits. */
  five: number;
  /** Reciprocal ranks of the right page, added up. */
  reciprocal: number;
  /** Answered by the right section first, … */
  heading: number;
  /** … or by one of the first five hits. */
  headingFive: number;
}

/** A query whose first hit is not the right section, with the places of the answer (0-based, -1 when not among ten). */
export interface Miss extends RelevanceQuery {
  place: number;
  pagePlace: number;
  found: string[];
}

export interface Evaluation {
  all: Tally;
  kinds: Map<string, Tally>;
  misses: Miss[];
}

/** Hits looked at for a query. */
const DEPTH = 10;
const NONE: Tally = { total: 0, first: 0, five: 0, reciprocal: 0, heading: 0, headingFive: 0 };

/** Hosts serve the page of a folder with and without its slash. */
const withoutSlash = (url: string): string => url.replace(/(?<=.)\/(?=#|$)/, '');
const pageOf = (url: string): string => withoutSlash(url.split('#', 1)[0] ?? '');
const amongFive = (place: number): number => Number(place >= 0 && place < 5);

function count(tally: Tally, place: number, pagePlace: number): Tally {
  return {
    total: tally.total + 1,
    first: tally.first + Number(pagePlace === 0),
    five: tally.five + amongFive(pagePlace),
    reciprocal: tally.reciprocal + (pagePlace < 0 ? 0 : 1 / (pagePlace + 1)),
    heading: tally.heading + Number(place === 0),
    headingFive: tally.headingFive + amongFive(place),
  };
}

/** Place of the right section and of the right page. Nonsense is answered right by nothing, and wrong by anything. */
function placesOf({ expect, page }: RelevanceQuery, found: readonly string[]): [section: number, page: number] {
  if (expect.length === 0) return found.length === 0 ? [0, 0] : [-1, -1];
  const pages = new Set([...expect.map(pageOf), ...(page ?? []).map(pageOf)]);
  const sections = new Set(expect.map(withoutSlash));
  return [found.findIndex((url) => sections.has(withoutSlash(url))), found.findIndex((url) => pages.has(pageOf(url)))];
}

/** Asks every query and counts. */
export function evaluate(engine: SearchEngine, queries: readonly RelevanceQuery[]): Evaluation {
  const evaluation: Evaluation = { all: NONE, kinds: new Map(), misses: [] };
  for (const query of queries) {
    const { hits } = engine.search({ indexName: 'relevance', query: query.query, hitsPerPage: DEPTH, attributesToHighlight: [] });
    const found = hits.map((hit) => hit.url ?? '');
    const [place, pagePlace] = placesOf(query, found);
    evaluation.all = count(evaluation.all, place, pagePlace);
    evaluation.kinds.set(query.kind, count(evaluation.kinds.get(query.kind) ?? NONE, place, pagePlace));
    if (place !== 0) evaluation.misses.push({ ...query, place, pagePlace, found });
  }
  return evaluation;
}

/** Expected urls that the index does not hold: pages and headings that have moved since the set was written. */
export function staleUrls(queries: readonly RelevanceQuery[], known: ReadonlySet<string>): string[] {
  const expected = queries.flatMap(({ expect, page }) => [...expect, ...(page ?? [])]);
  const there = new Set([...known].map(withoutSlash));
  return [...new Set(expected.filter((url) => !there.has(withoutSlash(url))))];
}
