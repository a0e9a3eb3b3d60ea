/**
 * Checks whether search on the built site leads readers with real problems to the solutions. The search module's README.md says where the
 * problems come from.
 */
import path from 'node:path';

import { beforeAll, describe, expect, it } from 'vitest';

import { featuresOf, loadBrand } from '../../brand/plugin';
import { hasEverything } from '../../site/features';
import { BuiltSearch } from '../testing/built-index';
import { staleUrls } from '../testing/evaluate';
import { questionsIn, solve, type Question, type Solved } from '../testing/problems';
import { judgementOf, readProblems, repeated } from './read-problems';

/** Minimum shares of problems whose page is among the first three pages, and whose section is among the first five results. */
const GOALS = { page: 0.93, heading: 0.9 };
/** Minimum share of solved problems among those that strict readers judged. */
const SOLVED = 0.9;
const JUDGED = 256;

const { brand } = loadBrand(process.cwd());
const site = new BuiltSearch(brand, featuresOf(brand));
const problems = readProblems(path.join(import.meta.dirname, 'problems'));

describe.each(brand.languages)('real problems in the language %s', (locale) => {
  let questions: Question[] = [];
  let stale: string[] = [];
  let solved: Solved = { total: 0, page: 0, heading: 0, misses: [] };

  beforeAll(async () => {
    const { engine, sections } = await site.index(locale);
    const urls = new Set(sections.map(({ url }) => url));
    questions = site.answerable(questionsIn(problems, locale, site.baseUrl(locale)), urls);
    stale = staleUrls(questions, urls);
    solved = solve(engine, questions);
    const share = (count: number): string => `${((100 * count) / solved.total).toFixed(1)} %`;
    console.log(`${locale}: ${solved.total} problems, page among three ${share(solved.page)}, section among five ${share(solved.heading)}`);
    for (const {
      query,
      expect: [wanted],
      found,
    } of solved.misses)
      console.log(`  “${query}”: wanted ${wanted}, found ${found.join(' ')}`);
  });

  it('expects only sections that the site has', () => expect(stale).toEqual([]));

  it('asks each question once', () => expect(repeated(questions.map(({ query }) => query))).toEqual([]));

  it.each(['page', 'heading'] as const)('reaches the goal for the %s', (goal) =>
    expect(solved[goal] / solved.total).toBeGreaterThanOrEqual(GOALS[goal]),
  );

  it.runIf(hasEverything(featuresOf(brand)))('leads each question to its answer, but those that say that it does not yet', () => {
    const known = questions.flatMap(({ query, isMissed }) => (isMissed ? [query] : []));
    expect(solved.misses.map(({ query }) => query).sort()).toEqual(known.sort());
  });
});

it('was judged to solve nine of ten problems', () => {
  const { judged, solved } = judgementOf(problems);
  console.log(`judged: ${judged} of ${problems.length} problems, solved ${((100 * solved) / judged).toFixed(1)} %`);
  expect(judged).toBeGreaterThanOrEqual(JUDGED);
  expect(solved / judged).toBeGreaterThanOrEqual(SOLVED);
});
