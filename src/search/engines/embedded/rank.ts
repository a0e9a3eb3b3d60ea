/**
 * The order of the answer. BM25 finds the sections that talk about the words; readers look for the section
 * whose heading says them. So candidates are filtered by how much of the query they hold, then scored by
 * how their heading, their place and their text fit it. README.md tells the method and how it was tuned.
 */
import type { Query } from './query';
import type { Candidate } from './retrieve';
import { coverage, FEATURES, headingCoverage, proximityPart, scoreParts, type Competition, type ScoreParts } from './score';
import type { Section } from './sections';
import type { Sharing } from './shared-headings';

/** A candidate that answers the query, best first in a list of them. */
export interface Ranked {
  section: Section;
  score: number;
  /** True when the section's own heading carries the match, so that the hit is the heading and not its text. */
  byHeading: boolean;
  /** What the score is made of and what was found; absent where nothing was ranked, as for an empty query. */
  why?: { candidate: Candidate; parts: Readonly<ScoreParts> };
}

/** Share of the query that some section must hold; below it the query is about something else, or about nothing … */
const LEAST_OF_BEST = 0.5;
/** … unless the index knows more than this share of its words for sure, or this share with one in a heading. */
const LEAST_SURE = 0.6;
const LEAST_SURE_IN_HEADINGS = 0.5;
const SURE = 0.9;
/** Share of the query that a section must hold, absolutely and against the best section. */
const LEAST_COVERAGE = 0.3;
const LEAST_RELATIVE_COVERAGE = 0.5;
/** Candidates whose text is looked at. */
const CLOSE_LOOK = 40;

/**
 * Whether the site knows most words of the query, wherever they stand, or half of them, one as a word of its
 * headings: then somebody asks about a subject of it, in too many words for one section.
 */
function isSubject({ terms }: Query, candidates: readonly Candidate[]): boolean {
  const telling = terms.flatMap(({ stop }, index) => (stop ? [] : [index]));
  const sure = telling.filter((index) => Math.max(0, ...(terms[index]?.variants.values() ?? [])) >= SURE);
  if (sure.length > LEAST_SURE * telling.length) return true;
  const isInHeading = (index: number): boolean => candidates.some(({ qualities }) => (qualities.heading[index] ?? 0) >= SURE);
  return sure.length >= LEAST_SURE_IN_HEADINGS * telling.length && sure.some(isInHeading);
}

interface Relevant {
  candidate: Candidate;
  section: Section;
  coverage: number;
}

interface Scored extends Relevant {
  parts: ScoreParts;
  score: number;
}

/** Keeps the candidates that hold enough of the query; none when the best one does not. */
function relevant(query: Query, candidates: readonly Candidate[], sections: readonly Section[]): Relevant[] {
  const found: Relevant[] = [];
  let most = 0;
  for (const candidate of candidates) {
    const section = sections[candidate.id];
    if (section === undefined) continue;
    const item = { candidate, section, coverage: coverage(query, candidate) };
    most = Math.max(most, item.coverage);
    found.push(item);
  }
  if (most < LEAST_OF_BEST && !isSubject(query, candidates)) return [];
  const least = Math.max(LEAST_COVERAGE, LEAST_RELATIVE_COVERAGE * most);
  return found.filter((item) => item.coverage >= least);
}

function competitionOf(found: readonly Relevant[], sharing: Sharing): Competition {
  const sums = new Map<number, number>();
  for (const { candidate, section, coverage: share } of found) {
    const { page } = section.position;
    sums.set(page, (sums.get(page) ?? 0) + candidate.bm25 * share);
  }
  const most = Math.max(...sums.values());
  const pageShares = new Map([...sums].map(([page, sum]) => [page, sum / most]));
  return { bestBm25: Math.max(...found.map(({ candidate }) => candidate.bm25)), pageShares, sharing };
}

function sum(parts: Readonly<ScoreParts>): number {
  let total = 0;
  for (const feature of FEATURES) total += parts[feature];
  return total;
}

function score(query: Query, found: readonly Relevant[], sharing: Sharing): Scored[] {
  const competition = competitionOf(found, sharing);
  return found.map((item) => {
    const parts = scoreParts(query, item.candidate, item.section, competition);
    return { candidate: item.candidate, section: item.section, coverage: item.coverage, parts, score: sum(parts) };
  });
}

/** Adds what only the text tells. */
function lookClosely(query: Query, scored: readonly Scored[]): void {
  for (const item of scored) {
    item.parts.proximity = proximityPart(query, item.section);
    item.score = sum(item.parts);
  }
}

function compare(a: Scored, b: Scored): number {
  const place = a.section.position;
  const other = b.section.position;
  return b.score - a.score || place.page - other.page || place.section - other.section;
}

/** The heading carries the match when it holds most of what the section holds of the query. */
function isByHeading(query: Query, item: Scored): boolean {
  const heading = headingCoverage(query, item.candidate);
  return heading > 0 && heading >= 0.5 * item.coverage;
}

/** Filters and orders candidates. @param sections all sections, by candidate id */
export function rank(query: Query, candidates: readonly Candidate[], sections: readonly Section[], sharing: Sharing): Ranked[] {
  const found = relevant(query, candidates, sections);
  if (found.length === 0) return [];
  const scored = score(query, found, sharing).sort(compare);
  lookClosely(query, scored.slice(0, CLOSE_LOOK));
  scored.sort(compare);
  return scored.map((item) => ({
    section: item.section,
    score: item.score,
    byHeading: isByHeading(query, item),
    why: { candidate: item.candidate, parts: item.parts },
  }));
}
