/**
 * Measures how well search on the built site finds the answers to the query sets in this folder. The search module's README.md says who
 * wrote the sets.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';

import { beforeAll, describe, expect, it } from 'vitest';

import { featuresOf, loadBrand } from '../../brand/plugin';
import { headingOf } from '../engines/embedded/index-file';
import { BuiltSearch } from '../testing/built-index';
import { add, evaluate, NONE, readQueries, staleUrls, type Evaluation, type Tally } from '../testing/evaluate';

interface Goals {
  /** Shares of queries for which the right page comes first, the right page is among the first five, and the right heading comes first. */
  first: number;
  five: number;
  heading: number;
}

/** Goals for all of a language's on-topic sets together. */
const ON_TOPIC: Goals = { first: 0.88, five: 0.97, heading: 0.77 };
/** Goals for the project's own set, which page authors can see. */
const OWN: Goals = { first: 0.9, five: 0.99, heading: 0.85 };
/** Goals for newcomers' queries, which may contain words that aren't on any page. */
const NEWCOMERS: Goals = { first: 0.76, five: 0.94, heading: 0.6 };
/** Share of queries about other subjects that must return nothing. */
const OFF_TOPIC = 0.78;

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const sharesOf = ({ total, first, five, heading }: Tally): Goals => ({
  first: first / total,
  five: five / total,
  heading: heading / total,
});

/** Reports a set's results in one line. */
function report(name: string, tally: Tally): void {
  const { first, five, heading } = sharesOf(tally);
  console.log(`${name}: ${tally.total} queries, first ${percent(first)}, among five ${percent(five)}, heading first ${percent(heading)}`);
}

/** Returns one line for each missed goal, followed by the queries, so that authors can see what to change. */
function missed({ all, misses }: Evaluation, goals: Goals): string[] {
  const shares = sharesOf(all);
  const lines = (['first', 'five', 'heading'] as const)
    .filter((goal) => shares[goal] < goals[goal])
    .map((goal) => `${goal}: ${percent(shares[goal])}, expected at least ${percent(goals[goal])}`);
  return lines.length === 0
    ? []
    : [...lines, ...misses.map(({ query, expect: [wanted], found }) => `“${query}”: wanted ${wanted}, first is ${found[0]}`)];
}

const { brand } = loadBrand(process.cwd());
const site = new BuiltSearch(brand, featuresOf(brand));

describe.each(brand.languages)('relevance in the language %s', (locale) => {
  const stale: string[] = [];
  /** Entries that aren't the first result for their own name. */
  const hidden: string[] = [];
  const evaluations = new Map<string, Evaluation>();

  beforeAll(async () => {
    const { engine, sections } = await site.index(locale);
    const urls = new Set(sections.map(({ url }) => url));
    for (const section of sections.filter(({ kind }) => kind === 'entry')) {
      const { hits } = engine.search({ indexName: 'relevance', query: headingOf(section), hitsPerPage: 1 });
      if (hits[0]?.url !== section.url) hidden.push(`${headingOf(section)}: wanted ${section.url}, first is ${hits[0]?.url}`);
    }
    const others = readdirSync(path.join(import.meta.dirname, 'others')).filter((name) => name.endsWith(`.${locale}.json`));
    for (const [name, set] of [
      ['own', `queries.${locale}.json`],
      ...others.map((other) => [other.split('.')[0] ?? '', `others/${other}`]),
    ] as const) {
      const queries = site.answerable(site.queries(readQueries(path.join(import.meta.dirname, set)), locale), urls);
      evaluations.set(name, evaluate(engine, queries));
      stale.push(...staleUrls(queries, urls).map((url) => `${set}: ${url} is not in the site`));
    }
    for (const [name, { all }] of evaluations) report(`${locale} ${name}`, all);
  });

  const of = (name: string): Evaluation => evaluations.get(name) ?? { all: NONE, misses: [] };

  it('expects only sections that the site has', () => expect(stale).toEqual([]));

  it('finds each error code, operation and other row first by its name', () => expect(hidden).toEqual([]));

  it('reaches the goals on the project’s own queries', () => expect(missed(of('own'), OWN)).toEqual([]));

  it('reaches the goals on newcomers’ queries', () => expect(missed(of('newcomers'), NEWCOMERS)).toEqual([]));

  it('reaches the goals on all queries on the site’s subject', () => {
    const onTopic = [...evaluations].filter(([name]) => name !== 'off-topic').map(([, evaluation]) => evaluation);
    const all = onTopic.reduce((sum, evaluation) => add(sum, evaluation.all), NONE);
    report(`${locale} together`, all);
    expect(missed({ all, misses: onTopic.flatMap(({ misses }) => misses) }, ON_TOPIC)).toEqual([]);
  });

  it('finds nothing for other subjects', () => {
    const { all, misses } = of('off-topic');
    expect(all.first / all.total, misses.map(({ query }) => query).join(', ')).toBeGreaterThanOrEqual(OFF_TOPIC);
  });
});
