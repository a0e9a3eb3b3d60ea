/** Whether the search leads to the answers of real problems. */
import type { SearchEngine } from '../contract';
import type { Problem } from '../relevance/read-problems';
import { pageOf, withoutSlash } from './evaluate';

/** What a reader of one language types, and the sections that answer it there. */
export interface Question {
  query: string;
  expect: readonly string[];
  /** The search isn't expected to lead there yet. */
  isMissed: boolean;
}

/** The questions that the problems are in a language; in another than English only those in words. @param base root of the language's site */
export const questionsIn = (problems: readonly Problem[], locale: string, base: string): Question[] =>
  problems.flatMap((problem) => {
    const query = locale === 'en' ? problem.query : locale === 'it' && problem.kind === 'words' ? problem.it : undefined;
    const isMissed = problem.missed?.includes(locale) ?? false;
    return query === undefined ? [] : [{ query, expect: problem.expect.map((section) => base + section.slice(1)), isMissed }];
  });

/** Among how many pages a reader looks for the right one, and among how many results for the right section. */
const PAGES = 3;
const RESULTS = 5;

export interface Solved {
  total: number;
  /** Number of questions whose page is among the first three, and whose section is among the first five results. */
  page: number;
  heading: number;
  /** Questions that miss one of the two, with the first results in place of the right one. */
  misses: { query: string; expect: readonly string[]; found: readonly string[] }[];
}

/** Asks every question and counts. */
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
