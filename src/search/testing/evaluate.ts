/** Measures an engine with a set of queries that have known answers. */
import { readFileSync } from 'node:fs';

import * as z from 'zod';

import type { SearchEngine } from '../contract';

const url = z.string().startsWith('/', 'expected a path from the root, such as "/guides/object-lock#limits"');
const querySet = z.array(
  z.object({ kind: z.string().min(1), query: z.string().min(1), expect: z.array(url), page: z.array(url).optional() }),
);

/**
 * A query with known answers. `expect` contains the URLs of the sections that answer it, and is empty for nonsense, which must return
 * nothing. `page` contains URLs of additional pages that count as correct.
 */
export type RelevanceQuery = z.infer<typeof querySet>[number];

/** Reads a set; the search module's README.md describes the format. @throws Error that names the file and each invalid field */
export function readQueries(file: string): RelevanceQuery[] {
  const { success, data, error } = querySet.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!success) throw new Error(`${file}: ${z.prettifyError(error)}`);
  return data;
}

/** URLs that a query should find. */
export interface Expectation {
  readonly expect: readonly string[];
  readonly page?: readonly string[] | undefined;
}

/** Result counts for a set of queries. */
export interface Tally {
  total: number;
  /** Number of queries whose first hit is on the right page. */
  first: number;
  /** Number of queries with the right page among the first five hits. */
  five: number;
  /** Number of queries whose first hit is the right section. */
  heading: number;
}

/** A query whose first hit isn't the right section, and the hits that were found instead. */
interface Miss extends RelevanceQuery {
  found: string[];
}

export interface Evaluation {
  all: Tally;
  misses: Miss[];
}

/** Number of hits that are checked per query. */
const DEPTH = 10;
export const NONE: Tally = { total: 0, first: 0, five: 0, heading: 0 };

/** Removes trailing slashes, because hosts serve a folder's page both with and without one. */
export const withoutSlash = (url: string): string => url.replace(/(?<=.)\/(?=#|$)/, '');
export const pageOf = (url: string): string => withoutSlash(url.split('#', 1)[0] ?? '');

/** Adds up two tallies. */
export function add(a: Tally, b: Tally): Tally {
  return { total: a.total + b.total, first: a.first + b.first, five: a.five + b.five, heading: a.heading + b.heading };
}

/** Returns the positions of the right section and page. For nonsense, only an empty result is right. */
function placesOf({ expect, page = [] }: RelevanceQuery, found: readonly string[]): [section: number, page: number] {
  if (expect.length === 0) return found.length === 0 ? [0, 0] : [-1, -1];
  const pages = new Set([...expect, ...page].map(pageOf));
  const sections = new Set(expect.map(withoutSlash));
  return [found.findIndex((url) => sections.has(withoutSlash(url))), found.findIndex((url) => pages.has(pageOf(url)))];
}

/** Runs every query and counts the results. */
export function evaluate(engine: SearchEngine, queries: readonly RelevanceQuery[]): Evaluation {
  const evaluation: Evaluation = { all: NONE, misses: [] };
  for (const query of queries) {
    const { hits } = engine.search({ indexName: 'relevance', query: query.query, hitsPerPage: DEPTH, attributesToHighlight: [] });
    const found = hits.map((hit) => hit.url ?? '');
    const [section, page] = placesOf(query, found);
    const five = Number(page >= 0 && page < 5);
    evaluation.all = add(evaluation.all, { total: 1, first: Number(page === 0), five, heading: Number(section === 0) });
    if (section !== 0) evaluation.misses.push({ ...query, found });
  }
  return evaluation;
}

/** Returns expected URLs that the index doesn't contain, because pages or headings have moved since the set was written. */
export function staleUrls(queries: readonly Expectation[], known: ReadonlySet<string>): string[] {
  const expected = queries.flatMap(({ expect, page = [] }) => [...expect, ...page]);
  const there = new Set([...known].map(withoutSlash));
  return [...new Set(expected.filter((url) => !there.has(withoutSlash(url))))];
}
