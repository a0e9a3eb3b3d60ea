/**
 * What speaks for a section as the answer to a query: features from 0 to 1, each times its weight.
 * README.md tells the method and how the weights were found.
 */
import { FIELDS, type Field } from './fields';
import { headingFit, type HeadingFit } from './heading-fit';
import { proximity } from './proximity';
import type { Query, Term } from './query';
import type { Candidate, FieldQualities } from './retrieve';
import type { Section } from './sections';
import type { Sharing } from './shared-headings';

/** What each feature adds to the score at most, or takes from it. */
export const WEIGHTS = {
  trust: 3,
  complete: 1.7,
  heading: 0.7,
  title: 0.28,
  page: 0.28,
  proximity: 0.2,
  exact: 0.5,
  substance: 0.25,
  bm25: 0.08,
  shared: -0.13,
} as const;

export type Feature = keyof typeof WEIGHTS;
export const FEATURES = Object.keys(WEIGHTS) as readonly Feature[];
/** What each feature adds to the score. */
export type ScoreParts = Record<Feature, number>;

/** What a term is worth by the field that holds it. */
const FIELD_TRUST = { heading: 1, path: 0.8, content: 0.72, code: 0.66 } as const;
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
export function mean(terms: readonly Term[], value: (index: number) => number): number {
  let sum = 0;
  let total = 0;
  for (let index = 0; index < terms.length; index += 1) {
    const weight = terms[index]?.weight ?? 0;
    sum += weight * value(index);
    total += weight;
  }
  return total === 0 ? 0 : sum / total;
}

const ANY_FIELD = { heading: 1, path: 1, content: 1, code: 1 } as const;

/** A term's quality in the field that holds it best, each field's times its trust. Asked for every candidate: no lists are made. */
function bestOf(qualities: FieldQualities, index: number, trust: Record<Field, number>): number {
  let best = 0;
  for (const field of FIELDS) best = Math.max(best, trust[field] * (qualities[field][index] ?? 0));
  return best;
}

/** How much of the query a section holds anywhere, 0…1. */
export function coverage({ terms }: Query, { qualities }: Candidate): number {
  return mean(terms, (index) => bestOf(qualities, index, ANY_FIELD));
}

/** How much of the query a section's own heading holds, 0…1. */
export function headingCoverage({ terms }: Query, { qualities }: Candidate): number {
  return mean(terms, (index) => qualities.heading[index] ?? 0);
}

/**
 * How far the section's own heading and the headings above it say the query, and how much of its own
 * heading the query asks for. A heading that adds nothing to its page's title leaves the match to the page.
 * @param fit of the own heading; undefined when that says nothing of the query
 */
function headingScore(query: Query, { qualities }: Candidate, fit: HeadingFit | undefined): number {
  const joint = mean(query.terms, (index) => Math.max(qualities.heading[index] ?? 0, PATH_SHARE * (qualities.path[index] ?? 0)));
  if (fit === undefined) return joint * PATH_ONLY;
  const own = mean(query.terms, (index) => qualities.heading[index] ?? 0);
  const added = mean(query.terms, (index) => Math.max(0, (qualities.heading[index] ?? 0) - (qualities.path[index] ?? 0)));
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

/** What is known of all candidates together. */
export interface Competition {
  /** Highest BM25 of all. */
  bestBm25: number;
  /** For each page, its sections' BM25 added up, as a share of the best page's. */
  pageShares: ReadonlyMap<number, number>;
  /** How much a section shares its heading with others. */
  sharing: Sharing;
}

/** All parts but `proximity`, which needs the text and is looked at for the best only. */
export function scoreParts(
  query: Query,
  candidate: Candidate,
  section: Section,
  { bestBm25, pageShares, sharing }: Competition,
): ScoreParts {
  const heading = headingCoverage(query, candidate);
  // Most candidates hold the query in their text only.
  const fit = heading > 0 ? headingFit(query, section) : undefined;
  return {
    trust: WEIGHTS.trust * mean(query.terms, (index) => bestOf(candidate.qualities, index, FIELD_TRUST)),
    complete: WEIGHTS.complete * (heading > 0 ? completeness(query, candidate) : 0),
    heading: WEIGHTS.heading * headingScore(query, candidate, fit),
    title: WEIGHTS.title * (section.type === 'lvl1' ? heading : 0),
    page: WEIGHTS.page * (pageShares.get(section.position.page) ?? 0),
    proximity: 0,
    exact: WEIGHTS.exact * (fit?.exact ?? 0) * heading,
    substance: WEIGHTS.substance * substance(section),
    bm25: WEIGHTS.bm25 * (candidate.bm25 / bestBm25),
    shared: heading > 0 ? 0 : WEIGHTS.shared * sharing(section),
  };
}

/** The part for words that stand side by side in the text. */
export function proximityPart(query: Query, section: Section): number {
  return WEIGHTS.proximity * proximity(query, section);
}
