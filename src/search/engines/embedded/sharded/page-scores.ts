/** The pages that may answer a query, best first, from postings alone: `score.ts` for pages whose text is not there yet. */
import type { Query } from '../query';
import { mean } from '../score';
import { amountOf, placeIndex } from './impact';

/** What a term is worth by its place in the page, in the order of `PLACES`: as `score.ts` trusts its fields. */
const TRUST = [0.6, 0.72, 0.95, 1] as const;
const HEADING = 2;
const TITLE = 3;

/** What each feature adds to the score at most. */
const WEIGHTS = { trust: 3, complete: 1.2, title: 0.6, amount: 0.6 } as const;
/** Share of the query that a page must hold, absolutely and against the best page; more than of a section, because each page read costs a fetch. */
const LEAST_COVERAGE = 0.3;
const LEAST_RELATIVE_COVERAGE = 0.66;

/** Postings of a word: pages, ascending, and how well each holds it. */
export interface WordPostings {
  pages: readonly number[];
  impacts: readonly number[];
}

/** For each term of the query the best of its words in one page. */
interface PageTerms {
  quality: number[];
  trust: number[];
  heading: number[];
  title: number[];
  amount: number;
}

function newPage(terms: number): PageTerms {
  const none = (): number[] => new Array<number>(terms).fill(0);
  return { quality: none(), trust: none(), heading: none(), title: none(), amount: 0 };
}

function raise(values: number[], term: number, value: number): void {
  if (value > (values[term] ?? 0)) values[term] = value;
}

type Rarity = (word: string) => number;

/** Gathers what each page holds of the query. */
function gather(
  query: Query,
  postings: ReadonlyMap<string, WordPostings>,
  rarity: Rarity,
  accepts: (page: number) => boolean,
): Map<number, PageTerms> {
  const found = new Map<number, PageTerms>();
  for (const [word, { pages, impacts }] of postings) {
    const meanings = query.meanings.get(word) ?? [];
    const boost = rarity(word) * Math.max(...meanings.map(({ term, quality }) => quality * quality * (query.terms[term]?.weight ?? 0)));
    pages.forEach((page, at) => {
      if (!accepts(page)) return;
      const held = found.get(page) ?? newPage(query.terms.length);
      found.set(page, held);
      const impact = impacts[at] ?? 0;
      const place = placeIndex(impact);
      held.amount += boost * amountOf(impact);
      for (const { term, quality } of meanings) {
        raise(held.quality, term, quality);
        raise(held.trust, term, quality * (TRUST[place] ?? 0));
        if (place >= HEADING) raise(held.heading, term, quality);
        if (place === TITLE) raise(held.title, term, quality);
      }
    });
  }
  return found;
}

function scoreOf({ terms }: Query, held: PageTerms, mostAmount: number): number {
  const average = (values: readonly number[]): number => mean(terms, (index) => values[index] ?? 0);
  const complete = Math.min(...terms.map(({ stop }, index) => (stop ? 1 : (held.heading[index] ?? 0))));
  return (
    WEIGHTS.trust * average(held.trust) +
    WEIGHTS.complete * complete +
    WEIGHTS.title * average(held.title) +
    WEIGHTS.amount * (held.amount / mostAmount)
  );
}

/**
 * Pages that hold enough of the query, best first.
 * @param postings of the words that were fetched
 * @param accepts  whether a page may be in the answer at all
 */
export function rankPages(
  query: Query,
  postings: ReadonlyMap<string, WordPostings>,
  rarity: Rarity,
  accepts: (page: number) => boolean,
): number[] {
  const found = [...gather(query, postings, rarity, accepts)];
  const covered = found.map(([page, held]) => ({ page, held, coverage: mean(query.terms, (index) => held.quality[index] ?? 0) }));
  const most = covered.reduce((best, { coverage }) => Math.max(best, coverage), 0);
  const mostAmount = found.reduce((best, [, { amount }]) => Math.max(best, amount), Number.MIN_VALUE);
  const least = Math.max(LEAST_COVERAGE, LEAST_RELATIVE_COVERAGE * most);
  const scored = covered
    .filter(({ coverage }) => coverage >= least)
    .map(({ page, held }) => ({ page, score: scoreOf(query, held, mostAmount) }));
  return scored.sort((a, b) => b.score - a.score || a.page - b.page).map(({ page }) => page);
}
