/**
 * Validates a hosted service's response, which is untrusted text. Hits are built only from known members, so nothing else reaches the page.
 * A response that doesn't follow the protocol is an error, which the dialog and the page show.
 */
import {
  HIERARCHY_LEVELS,
  type Annotated,
  type Hierarchy,
  type HierarchyLevel,
  type SearchHit,
  type SearchRequest,
  type SearchResult,
} from '../../contract';

/** Thrown for a response that doesn't follow the protocol. */
export class MalformedAnswerError extends Error {
  override readonly name = 'MalformedAnswerError';
}

/** The part of a request that determines which attributes its hits contain. */
type Asked = Pick<SearchRequest, 'attributesToRetrieve'>;

/** Maximum length of a quote from the response, in characters. */
const LONGEST_QUOTE = 80;

type Members = Readonly<Record<string, unknown>>;

/** @param place position in the response, for the error message */
function membersOf(value: unknown, place: string): Members {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse(place, 'an object', value);
  return value as Members;
}

function refuse(place: string, expected: string, value: unknown): never {
  const found = value === undefined ? 'nothing' : JSON.stringify(value).slice(0, LONGEST_QUOTE);
  throw new MalformedAnswerError(`The search service answered ${place}: ${found}; expected ${expected}.`);
}

function listOf(value: unknown, place: string): readonly unknown[] {
  return Array.isArray(value) ? value : refuse(place, 'a list', value);
}

function text(value: unknown, place: string): string {
  return typeof value === 'string' ? value : refuse(place, 'a text', value);
}

/** Reads text or null. If a record doesn't have an attribute, the attribute is missing or null. */
const textOrNull = (value: unknown, place: string): string | null => (value === undefined || value === null ? null : text(value, place));

function count(value: unknown, place: string): number {
  return Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : refuse(place, 'a whole number from 0', value);
}

function hierarchy(value: unknown, place: string): Hierarchy {
  const levels = membersOf(value, place);
  const read = (level: HierarchyLevel) => [level, textOrNull(levels[level], `${place}.${level}`)] as const;
  return Object.fromEntries(HIERARCHY_LEVELS.map(read)) as Hierarchy;
}

/** Reads all annotations that are present, and ignores annotations of other attributes. */
function annotated<Annotation>(value: unknown, place: string, read: (value: unknown, place: string) => Annotation): Annotated<Annotation> {
  const { content, hierarchy: levels } = membersOf(value, place);
  const known = levels === undefined ? {} : membersOf(levels, `${place}.hierarchy`);
  const entries = HIERARCHY_LEVELS.filter((level) => known[level] !== undefined && known[level] !== null).map(
    (level) => [level, read(known[level], `${place}.hierarchy.${level}`)] as const,
  );
  return {
    ...(content !== undefined && content !== null && { content: read(content, `${place}.content`) }),
    ...(levels !== undefined && { hierarchy: Object.fromEntries(entries) }),
  };
}

const LEVELS_OF_MATCH = ['none', 'partial', 'full'] as const;

function snippet(value: unknown, place: string) {
  const { value: html, matchLevel } = membersOf(value, place);
  return { value: text(html, `${place}.value`), matchLevel: LEVELS_OF_MATCH.find((level) => level === matchLevel) ?? 'none' };
}

function highlight(value: unknown, place: string) {
  const { matchedWords = [] } = membersOf(value, place);
  const words = listOf(matchedWords, `${place}.matchedWords`).map((word) => text(word, `${place}.matchedWords`));
  return { ...snippet(value, place), matchedWords: words };
}

/** Hit members that are text or null. */
const TEXTS = ['url', 'anchor', 'content', 'language', 'docusaurus_tag'] as const;

const isAskedFor = (attribute: string, { attributesToRetrieve: wanted = ['*'] }: Asked): boolean =>
  wanted.some((name) => name === '*' || name.startsWith(attribute));

function hit(value: unknown, place: string, asked: Asked): SearchHit {
  const all = membersOf(value, place);
  const { objectID, type, kind, hierarchy: levels, _highlightResult: highlights, _snippetResult: snippets } = all;
  const level = HIERARCHY_LEVELS.slice(1).find((one) => one === type) as Exclude<HierarchyLevel, 'lvl0'> | undefined;
  const texts = TEXTS.flatMap((name) => (all[name] === undefined ? [] : [[name, textOrNull(all[name], `${place}.${name}`)]]));
  return {
    ...(Object.fromEntries(texts) as Pick<SearchHit, (typeof TEXTS)[number]>),
    objectID: text(objectID, `${place}.objectID`),
    type: level ?? 'content',
    ...(isAskedFor('hierarchy', asked) && { hierarchy: hierarchy(levels, `${place}.hierarchy`) }),
    ...((kind === 'definition' || kind === 'entry') && { kind }),
    _highlightResult: annotated(highlights, `${place}._highlightResult`, highlight),
    ...(snippets !== undefined && { _snippetResult: annotated(snippets, `${place}._snippetResult`, snippet) }),
  };
}

/** Reads the number of hits for each facet value. */
const counts = (value: unknown, place: string): Record<string, number> =>
  Object.fromEntries(Object.entries(membersOf(value, place)).map(([name, hits]) => [name, count(hits, place)]));

const facets = (value: unknown, place: string): Record<string, Record<string, number>> =>
  Object.fromEntries(Object.entries(membersOf(value, place)).map(([facet, of]) => [facet, counts(of, `${place}.${facet}`)]));

function result(value: unknown, place: string, asked: Asked): SearchResult {
  const all = membersOf(value, place);
  const number = (name: string, missing?: number): number => count(all[name] ?? missing, `${place}.${name}`);
  const hits = listOf(all.hits, `${place}.hits`).map((one, at) => hit(one, `${place}.hits[${at}]`, asked));
  return {
    index: textOrNull(all.index, `${place}.index`) ?? '',
    hits,
    nbHits: number('nbHits'),
    page: number('page', 0),
    nbPages: number('nbPages', 1),
    hitsPerPage: number('hitsPerPage', hits.length),
    query: textOrNull(all.query, `${place}.query`) ?? '',
    ...(all.facets !== undefined && { facets: facets(all.facets, `${place}.facets`) }),
    ...(all.queryID !== undefined && { queryID: text(all.queryID, `${place}.queryID`) }),
  };
}

/**
 * @param answer parsed JSON of the multi-query call
 * @param requests requests that were sent
 * @throws {MalformedAnswerError} that contains the position and what was expected
 */
export function soundAnswer(answer: unknown, requests: readonly Asked[]): { results: SearchResult[] } {
  const results = listOf(membersOf(answer, 'the answer').results, 'results');
  if (results.length !== requests.length) refuse('results', `${requests.length} of them`, results.length);
  return { results: requests.map((asked, at) => result(results[at], `results[${at}]`, asked)) };
}
