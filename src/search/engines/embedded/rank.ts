/**
 * The order of the answer. BM25 finds the sections that talk about the words; readers look for the section
 * whose heading says them. So candidates are filtered by how much of the query they hold, then scored by
 * how their heading, their place and their text fit it. README.md tells the method and how it was tuned.
 */
import { FIELDS } from './fields';
import { headingFit, type HeadingFit } from './heading-fit';
import { proximity } from './proximity';
import type { Query, Term } from './query';
import type { Candidate, FieldQualities } from './retrieve';
import type { Section } from './sections';

/** A candidate that answers the query, best first in a list of them. */
export interface Ranked {
  section: Section;
  score: number;
  /** True when the section's own heading carries the match, so that the hit is the heading and not its text. */
  byHeading: boolean;
}

/** Share of the query that the index must know at all; below it the query is taken for nonsense. */
const LEAST_KNOWN = 0.5;
/** Share of the query that a section must hold, absolutely and against the best section. */
const LEAST_COVERAGE = 0.3;
const LEAST_RELATIVE_COVERAGE = 0.66;
/** Candidates whose text is looked at. */
const CLOSE_LOOK = 40;

/** What a term is worth by the field that holds it. */
const FIELD_TRUST = { heading: 1, path: 0.8, content: 0.72, code: 0.6 } as const;

/** What each feature, all 0…1, adds to the score. */
const WEIGHTS = {
  trust: 3,
  complete: 1.2,
  heading: 0.8,
  title: 0.4,
  page: 0.35,
  proximity: 0.3,
  exact: 0.25,
  substance: 0.2,
  bm25: 0.05,
} as const;

/** A word in a heading above counts a little less than one in the section's own. */
const PATH_SHARE = 0.95;
/** Share of the heading score for a section whose own heading says nothing of the query … */
const PATH_ONLY = 0.35;
/** … and for one whose heading only repeats words of the headings above. */
const REPEATS = 0.6;
/** Share of the query that a heading must add to what is above it to count in full. */
const ADDED_ENOUGH = 0.15;

/** Characters of text from which a section counts as substantial. */
const SUBSTANTIAL = 400;

/** Weighted mean over the query's terms. */
function mean(terms: readonly Term[], value: (index: number) => number): number {
  let sum = 0;
  let total = 0;
  terms.forEach(({ weight }, index) => {
    sum += weight * value(index);
    total += weight;
  });
  return total === 0 ? 0 : sum / total;
}

function best(qualities: FieldQualities, index: number): number {
  return Math.max(...FIELDS.map((field) => qualities[field][index] ?? 0));
}

function trusted(qualities: FieldQualities, index: number): number {
  return Math.max(...FIELDS.map((field) => FIELD_TRUST[field] * (qualities[field][index] ?? 0)));
}

function isKnown({ terms }: Query): boolean {
  return mean(terms, (index) => Math.max(0, ...(terms[index]?.variants.values() ?? []))) >= LEAST_KNOWN;
}

interface Scored {
  candidate: Candidate;
  section: Section;
  coverage: number;
  score: number;
}

/** Keeps the candidates that hold enough of the query. */
function relevant(query: Query, candidates: readonly Candidate[], sections: readonly Section[]): Scored[] {
  const scored = candidates.flatMap((candidate): Scored[] => {
    const section = sections[candidate.id];
    if (section === undefined) return [];
    return [{ candidate, section, score: 0, coverage: mean(query.terms, (index) => best(candidate.qualities, index)) }];
  });
  const most = Math.max(0, ...scored.map(({ coverage }) => coverage));
  const least = Math.max(LEAST_COVERAGE, LEAST_RELATIVE_COVERAGE * most);
  return scored.filter(({ coverage }) => coverage >= least);
}

/** For each page, its sections' BM25 added up, as a share of the best page's. */
function pageShares(scored: readonly Scored[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { candidate, section, coverage } of scored) {
    const { page } = section.position;
    sums.set(page, (sums.get(page) ?? 0) + candidate.bm25 * coverage);
  }
  const most = Math.max(...sums.values());
  return new Map([...sums].map(([page, sum]) => [page, sum / most]));
}

/**
 * How far the section's own heading and the headings above it say the query, and how much of its own
 * heading the query asks for. A heading that adds nothing to its page's title leaves the match to the page.
 */
function headingScore(query: Query, { qualities }: Candidate, fit: HeadingFit): number {
  const joint = mean(query.terms, (index) => Math.max(qualities.heading[index] ?? 0, PATH_SHARE * (qualities.path[index] ?? 0)));
  const own = mean(query.terms, (index) => qualities.heading[index] ?? 0);
  const added = mean(query.terms, (index) => Math.max(0, (qualities.heading[index] ?? 0) - (qualities.path[index] ?? 0)));
  if (own === 0) return joint * PATH_ONLY;
  return joint * fit.precision * (REPEATS + (1 - REPEATS) * Math.min(1, added / Math.min(own, ADDED_ENOUGH)));
}

/** The worst term's quality in the headings: above 0 when own heading and path together say the whole query. */
function completeness({ terms }: Query, { qualities }: Candidate): number {
  const worst = terms.map(({ stop }, index) => (stop ? 1 : Math.max(qualities.heading[index] ?? 0, qualities.path[index] ?? 0)));
  return Math.min(...worst);
}

/** How much there is to read: a page, or a section of some length, is a better place to land than a line of a glossary. */
function substance({ type, content }: Section): number {
  return type === 'lvl1' ? 1 : Math.min(1, (content ?? '').length / SUBSTANTIAL);
}

function addBaseScores(query: Query, scored: readonly Scored[]): void {
  const most = Math.max(...scored.map(({ candidate }) => candidate.bm25));
  const pages = pageShares(scored);
  for (const item of scored) {
    const { qualities, bm25 } = item.candidate;
    const heading = mean(query.terms, (index) => qualities.heading[index] ?? 0);
    const fit = headingFit(query, item.section);
    item.score =
      WEIGHTS.trust * mean(query.terms, (index) => trusted(qualities, index)) +
      WEIGHTS.heading * headingScore(query, item.candidate, fit) +
      WEIGHTS.complete * (heading > 0 ? completeness(query, item.candidate) : 0) +
      WEIGHTS.exact * fit.exact * heading +
      WEIGHTS.bm25 * (bm25 / most) +
      WEIGHTS.page * (pages.get(item.section.position.page) ?? 0) +
      WEIGHTS.title * (item.section.type === 'lvl1' ? heading : 0) +
      WEIGHTS.substance * substance(item.section);
  }
}

function addTextScores(query: Query, scored: readonly Scored[]): void {
  for (const item of scored) item.score += WEIGHTS.proximity * proximity(query, item.section);
}

function compare(a: Scored, b: Scored): number {
  const place = a.section.position;
  const other = b.section.position;
  return b.score - a.score || place.page - other.page || place.section - other.section;
}

/** The heading carries the match when it holds most of what the section holds of the query. */
function isByHeading({ terms }: Query, { qualities }: Candidate): boolean {
  const heading = mean(terms, (index) => qualities.heading[index] ?? 0);
  return heading > 0 && heading >= 0.5 * mean(terms, (index) => best(qualities, index));
}

/** Filters and orders candidates. @param sections all sections, by candidate id */
export function rank(query: Query, candidates: readonly Candidate[], sections: readonly Section[]): Ranked[] {
  if (!isKnown(query)) return [];
  const scored = relevant(query, candidates, sections);
  if (scored.length === 0) return [];
  addBaseScores(query, scored);
  scored.sort(compare);
  addTextScores(query, scored.slice(0, CLOSE_LOOK));
  scored.sort(compare);
  return scored.map(({ candidate, section, score }) => ({ section, score, byHeading: isByHeading(query, candidate) }));
}
