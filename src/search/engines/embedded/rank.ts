/**
 * Ranks the results. MiniSearch finds sections that contain the words, but readers look for the section whose heading contains them.
 * Candidates are therefore filtered by how much of the query they contain, and then scored by how well their heading, position, and text
 * match it. The weights are round numbers, because finer ones gained less than one percentage point.
 */
import { headingOf, type Section } from './index-file';
import type { MatchedText, Matcher } from './matcher';
import { withoutUnknown, type Query } from './query';
import { FIELDS, type Field, type TermHit } from './word-index';

/** A section that contains at least one query word. */
export interface Candidate {
  section: Section;
  /** Sum of the MiniSearch scores (BM25+) for the query words. */
  score: number;
  /** Quality of the best variant in each field, for each query word. */
  qualities: readonly Partial<Record<Field, number>>[];
}

/** The components of a section's score. */
type ScoreParts = Record<keyof typeof WEIGHTS, number>;

/** A candidate that matches the query. */
export interface Ranked {
  section: Section;
  score: number;
  /** True if the section's own heading contains the match, so that the hit represents the heading rather than the text. */
  byHeading: boolean;
}

/** Maximum contribution of each feature (0 to 1) to the score. Guides rank above the glossary, which defines the same words. */
const WEIGHTS = {
  trust: 3,
  complete: 1.75,
  heading: 0.75,
  title: 0.25,
  page: 0.25,
  proximity: 0.65,
  quoted: 1,
  definition: -0.25,
  operators: -0.2,
  long: -0.3,
  program: -0.1,
  entry: 1.5,
} as const;
/** Weight factor for a word, depending on the field that contains it. */
const FIELD_TRUST = { heading: 1, path: 0.8, content: 0.72, code: 0.66 } as const;
/** Share of the query that at least one section must contain. Otherwise, the query is about something else, or is nonsense. */
const LEAST_OF_BEST = 0.47;
/** Minimum share for a short query, unless a heading contains enough of it. A text with one of two words isn't relevant. */
const LEAST_OF_SHORT = 0.51;
/** Maximum number of content words in a short query. */
const SHORT = 3;
/** Minimum number of content words in a query that describes a problem. A program's answer is often in its long table of problems. */
const DESCRIPTIVE = 5;
/**
 * A text quotes a query if it contains this many of its words in a row, and either this share of them or this many. A message that a reader
 * pastes contains names of their own, so it's rarely quoted as a whole.
 */
const QUOTE = { words: 5, share: 0.6, long: 8 } as const;
/** Minimum share for a query from which unknown words were removed. */
const LEAST_OF_KNOWN = 0.9;
/** Share of the query that a section must contain, in absolute terms and relative to the best section. */
const LEAST_COVERAGE = 0.3;
const LEAST_RELATIVE_COVERAGE = 0.5;
/** Number of candidates whose text is examined. */
const CLOSE_LOOK = 40;
/** Weight factor for a word in a parent heading, which counts slightly less than a word in the section's own heading. */
const PATH_SHARE = 0.95;
/** Heading score factor for a section whose own heading contains nothing from the query. */
const PATH_ONLY = 0.35;
/** Heading score factor for a section whose heading only repeats words from its parent headings. */
const REPEATS = 0.6;
/** Share of the query that a heading must add to its parent headings to count fully. */
const ADDED_ENOUGH = 0.15;
/** Search tags of operator pages, which rank below user pages unless the query is about what operators work with. */
const OPERATORS = /^docs-composer-/;
/** A query is about what operators work with if more than this share of the matches for one of its words are on operator pages. */
const OPERATORS_WORD = 0.35;
/** Paths of pages about single programs, which rank slightly below other pages unless the query names the program. */
const PROGRAMS = /\/integrations\//;
/** A query names a program if a word in the page title matches with at least this quality. */
const NAMED = 0.9;
/** Length in characters from which a text is long and contains almost any word, and doublings until it counts fully. */
const LONG = { from: 600, doublings: 3 } as const;
/** Weight of a stop word in a heading. In a title, the weight is 0, so that “What is a swarm?” is only about a swarm. */
const STOP_SHARE = { title: 0, heading: 0.2 } as const;
/** Share of a heading's precision that's always granted, so that long headings can compete. A title covers its whole page. */
const GIVEN = { title: 0.65, heading: 0.5 } as const;

/** Returns the number of words in a query that aren't stop words. */
const contentWords = ({ terms }: Query): number => terms.filter(({ stop }) => !stop).length;

/** Returns the weighted mean over the query words. It's called several times for every candidate, so it doesn't create arrays. */
function mean({ terms }: Query, value: (index: number) => number): number {
  let weighted = 0;
  let total = 0;
  for (let index = 0; index < terms.length; index += 1) {
    const weight = terms[index]?.weight ?? 0;
    weighted += weight * value(index);
    total += weight;
  }
  return total === 0 ? 0 : weighted / total;
}

/** Returns a word's best quality in any field, multiplied by the field's trust factor. */
function best(qualities: Candidate['qualities'][number] | undefined, trust?: Record<Field, number>): number {
  let most = 0;
  for (const field of FIELDS) most = Math.max(most, (trust?.[field] ?? 1) * (qualities?.[field] ?? 0));
  return most;
}

const fieldQuality =
  ({ qualities }: Candidate, field: Field) =>
  (index: number): number =>
    qualities[index]?.[field] ?? 0;

/** Returns the share of a heading that the query asks for. */
function precision({ section }: Candidate, query: Query, matcher: Matcher): number {
  const { tokens, matches } = matcher.match(headingOf(section));
  const kind = section.type === 'lvl1' ? 'title' : 'heading';
  let matched = 0;
  let total = 0;
  tokens.words.forEach(({ text }, index) => {
    const isStop = matcher.isStopWord(text);
    const length = isStop || text.length === 1 ? STOP_SHARE[kind] : 1;
    const isAsked = isStop && query.terms.some((term) => term.text === text);
    const quality = Math.max(
      Number(isAsked),
      ...matches.filter(({ from, to }) => from <= index && index <= to).map((match) => match.quality),
    );
    matched += length * quality;
    total += length;
  });
  const given = GIVEN[kind];
  return given + (1 - given) * (total === 0 ? 0 : matched / total);
}

/**
 * Scores how well the section's own heading and its parent headings match the query, and how much of its own heading the query asks for. If
 * a heading adds nothing to the page title, the page gets the match. A title that repeats its category represents the page.
 */
function headingScore(candidate: Candidate, query: Query, matcher: Matcher): number {
  const own = fieldQuality(candidate, 'heading');
  const path = fieldQuality(candidate, 'path');
  const joint = mean(query, (index) => Math.max(own(index), PATH_SHARE * path(index)));
  const heading = mean(query, own);
  if (heading === 0) return joint * PATH_ONLY;
  const isTitle = candidate.section.type === 'lvl1';
  const added = isTitle ? heading : mean(query, (index) => Math.max(0, own(index) - path(index)));
  const fit = precision(candidate, query, matcher);
  return joint * fit * (REPEATS + (1 - REPEATS) * Math.min(1, added / Math.min(heading, ADDED_ENOUGH)));
}

/** Returns the lowest quality of any word in the headings, which is above 0 if heading and path together contain the whole query. */
function completeness(candidate: Candidate, { terms }: Query): number {
  const own = fieldQuality(candidate, 'heading');
  const path = fieldQuality(candidate, 'path');
  if (terms.every(({ stop }, index) => stop || own(index) === 0)) return 0;
  return Math.min(...terms.map(({ stop }, index) => (stop ? 1 : Math.max(own(index), path(index)))));
}

/**
 * Returns the density of a text's densest window, which is the square of the number of distinct words in a run of matches, divided by the
 * run's length and the number of words in the query. It's at most 1, which means that all the words in the query are next to each other.
 */
function proximity(query: Query, { matches }: MatchedText): number {
  const total = contentWords(query);
  let densest = 0;
  matches.forEach((first, from) => {
    const seen = new Set<number>();
    for (const { terms: said, to } of matches.slice(from, from + 3 * total)) {
      for (const term of said) seen.add(term);
      densest = Math.max(densest, seen.size ** 2 / (total * Math.max(total, to - first.from + 1)));
    }
  });
  return Math.min(1, densest);
}

/** Returns the share of the query in the longest run of its words that a text quotes, such as a message. */
function quoted({ words }: Query, { tokens }: MatchedText): number {
  const least = Math.max(QUOTE.words, Math.min(QUOTE.long, QUOTE.share * words.length));
  let longest = 0;
  /** For each word of the query, the length of the run that ends with it and with the text's current word. */
  let runs: number[] = [];
  for (const { text } of words.length < least ? [] : tokens.words) {
    const before = runs;
    runs = [];
    for (let at = words.indexOf(text); at >= 0; at = words.indexOf(text, at + 1)) {
      const run = (before[at - 1] ?? 0) + 1;
      runs[at] = run;
      longest = Math.max(longest, run);
    }
  }
  return longest < least ? 0 : longest / words.length;
}

/** Returns how long a text is, from 0 (not long) to 1. */
const longness = ({ length }: string): number => Math.min(1, Math.log2(Math.max(1, length / LONG.from)) / LONG.doublings);

const sum = (parts: Readonly<ScoreParts>): number => Object.values(parts).reduce((total, part) => total + part, 0);

interface Scored {
  candidate: Candidate;
  coverage: number;
  parts: ScoreParts;
  score: number;
}

function compare(a: Scored, b: Scored): number {
  const [place, other] = [a.candidate.section.position, b.candidate.section.position];
  return b.score - a.score || place.page - other.page || place.section - other.section;
}

/** Returns the sum of the section scores for each page, as a share of the best page's sum. */
function pageShares(found: readonly { candidate: Candidate; coverage: number }[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { candidate, coverage } of found) {
    const { page } = candidate.section.position;
    sums.set(page, (sums.get(page) ?? 0) + candidate.score * coverage);
  }
  const most = Math.max(...sums.values());
  return new Map([...sums].map(([page, score]) => [page, score / most]));
}

const isForOperators = ({ section }: Candidate): boolean => OPERATORS.test(section.docusaurus_tag);

/** Whether a query is about what operators work with, because one of its words occurs mainly on operator pages. */
function asksForOperators({ terms }: Query, candidates: readonly Candidate[]): boolean {
  return terms.some(({ stop }, index) => {
    let [theirs, all] = [0, 0];
    for (const candidate of candidates) {
      const { heading = 0, content = 0, code = 0 } = candidate.qualities[index] ?? {};
      const quality = Math.max(heading, content, code);
      all += quality;
      if (isForOperators(candidate)) theirs += quality;
    }
    return !stop && theirs > OPERATORS_WORD * all;
  });
}

/** Keeps candidates that contain enough of the query, and entries that it names. Returns nothing if the best one doesn't contain enough. */
function relevant(query: Query, candidates: readonly Candidate[], leastOfBest: number): { candidate: Candidate; coverage: number }[] {
  const found = candidates.map((candidate) => ({ candidate, coverage: mean(query, (index) => best(candidate.qualities[index])) }));
  const most = Math.max(0, ...found.map(({ coverage }) => coverage));
  if (most < leastOfBest) return [];
  const least = Math.max(LEAST_COVERAGE, LEAST_RELATIVE_COVERAGE * most);
  return found.filter(({ candidate, coverage }) => coverage >= least || candidate.section.kind === 'entry');
}

/** Whether the query names the program that a page about a single program is about. */
const namesProgram = ({ hierarchy }: Section, matcher: Matcher): boolean =>
  matcher.match(hierarchy.lvl1 ?? '').matches.some(({ quality }) => quality >= NAMED);

/** Returns a section's score components. The text is examined later, and only for the best sections. */
function partsOf(candidate: Candidate, query: Query, matcher: Matcher, pageShare: number, isDemoted: boolean): ScoreParts {
  const { section, qualities } = candidate;
  const isOfProgram = PROGRAMS.test(section.url);
  const isNamed = isOfProgram && namesProgram(section, matcher);
  const isExpectedLong = isNamed && contentWords(query) >= DESCRIPTIVE;
  return {
    trust: WEIGHTS.trust * mean(query, (index) => best(qualities[index], FIELD_TRUST)),
    complete: WEIGHTS.complete * completeness(candidate, query),
    heading: WEIGHTS.heading * headingScore(candidate, query, matcher),
    title: section.type === 'lvl1' ? WEIGHTS.title * mean(query, fieldQuality(candidate, 'heading')) : 0,
    page: WEIGHTS.page * pageShare,
    proximity: 0,
    quoted: 0,
    definition: section.kind === 'definition' ? WEIGHTS.definition : 0,
    operators: isDemoted ? WEIGHTS.operators : 0,
    long: isExpectedLong ? 0 : WEIGHTS.long * longness(section.content ?? ''),
    entry: section.kind === 'entry' ? WEIGHTS.entry : 0,
    program: isOfProgram && !isNamed ? WEIGHTS.program : 0,
  };
}

/** Filters and sorts candidates, with the best first. If nothing is found, words that aren't in the index are ignored. */
export function rank(query: Query, candidates: readonly Candidate[], matcher: Matcher): Ranked[] {
  const isShort = contentWords(query) <= SHORT;
  const isInHeading = (one: Candidate): boolean => mean(query, fieldQuality(one, 'heading')) >= LEAST_OF_BEST;
  const least = isShort && !candidates.some(isInHeading) ? LEAST_OF_SHORT : LEAST_OF_BEST;
  const found = relevant(query, candidates, least);
  const known = found.length === 0 ? withoutUnknown(query) : undefined;
  if (known === undefined) return order(query, candidates, found, matcher);
  return order(known, candidates, relevant(known, candidates, LEAST_OF_KNOWN), matcher);
}

type Relevant = ReturnType<typeof relevant>;

function order(query: Query, candidates: readonly Candidate[], found: Relevant, matcher: Matcher): Ranked[] {
  const shares = pageShares(found);
  const isForUsers = !asksForOperators(query, candidates);
  const scored = found.map(({ candidate, coverage }): Scored => {
    const parts = partsOf(
      candidate,
      query,
      matcher,
      shares.get(candidate.section.position.page) ?? 0,
      isForUsers && isForOperators(candidate),
    );
    return { candidate, coverage, parts, score: sum(parts) };
  });
  scored.sort(compare);
  for (const item of scored.slice(0, CLOSE_LOOK)) {
    const text = matcher.match(item.candidate.section.content ?? '');
    item.parts.proximity = WEIGHTS.proximity * proximity(query, text);
    item.parts.quoted = WEIGHTS.quoted * quoted(query, text);
    item.score = sum(item.parts);
  }
  return scored.sort(compare).map(({ candidate, coverage, score }) => {
    const heading = mean(query, fieldQuality(candidate, 'heading'));
    // The match is in the heading if the heading contains at least half of what the section contains of the query.
    return { section: candidate.section, score, byHeading: heading > 0 && heading >= 0.5 * coverage };
  });
}

/** Combines the sections that were found for each query word. */
export function gather(
  query: Query,
  find: (variants: ReadonlyMap<string, number>) => readonly TermHit[],
  sections: readonly Section[],
): Candidate[] {
  const found = new Map<number, { section: Section; score: number; qualities: Partial<Record<Field, number>>[] }>();
  query.terms.forEach(({ variants, weight }, term) => {
    for (const { id, score, fields } of find(variants)) {
      const section = sections[id];
      if (section === undefined) continue;
      const candidate = found.get(id) ?? { section, score: 0, qualities: query.terms.map(() => ({})) };
      candidate.score += weight * score;
      candidate.qualities[term] = fields;
      found.set(id, candidate);
    }
  });
  return [...found.values()];
}
