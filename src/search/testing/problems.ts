/** Checks whether search leads to the solutions to real problems. */
import type { SearchEngine } from '../contract';
import type { Problem } from '../relevance/read-problems';
import { pageOf, withoutSlash } from './evaluate';

/** A query in one language, and the sections that answer it in that language. */
export interface Question {
  query: string;
  expect: readonly string[];
  /** Whether search isn't expected to find the answer yet. */
  isMissed: boolean;
}

/**
 * Returns the questions that the problems raise in a language. For languages other than English, it includes only questions in words.
 * @param base root of the language's site
 */
export const questionsIn = (problems: readonly Problem[], locale: string, base: string): Question[] =>
  problems.flatMap((problem) => {
    const query = locale === 'en' ? problem.query : locale === 'it' && problem.kind === 'words' ? problem.it : undefined;
    const isMissed = problem.missed?.includes(locale) ?? false;
    return query === undefined ? [] : [{ query, expect: problem.expect.map((section) => base + section.slice(1)), isMissed }];
  });

/** Number of pages among which readers look for the right page, and number of results among which they look for the right section. */
const PAGES = 3;
const RESULTS = 5;

export interface Solved {
  total: number;
  /** Number of questions whose page is among the first three pages, and number whose section is among the first five results. */
  page: number;
  heading: number;
  /** Questions that don't meet both conditions, with the first results that were found instead. */
  misses: { query: string; expect: readonly string[]; found: readonly string[] }[];
}

/** Runs every question and counts the results. */
export function solve(engine: SearchEngine, questions: readonly Question[]): Solved {
  const solved: Solved = { total: questions.length, page: 0, heading: 0, misses: [] };
  for (const { query, expect } of questions) {
    const { hits } = engine.search({ indexName: 'problems', query, attributesToHighlight: [] });
    const found = hits.map((hit) => withoutSlash(hit.url ?? ''));
    const pages = [...new Set(found.map(pageOf))].slice(0, PAGES);
    const isPage = expect.some((section) => pages.includes(pageOf(section)));
    const isHeading = expect.some((section) => found.slice(0, RESULTS).includes(withoutSlash(section)));
    solved.page += Number(isPage);
    solved.heading += Number(isHeading);
    if (!isPage || !isHeading) solved.misses.push({ query, expect, found: found.slice(0, RESULTS) });
  }
  return solved;
}
