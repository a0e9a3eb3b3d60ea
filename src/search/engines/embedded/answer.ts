/** Converts results to the hosted service's response format: hits with the requested attributes, escaped and highlighted, with snippets. */
import { escapeHtml } from '../../../lib/escape';
import { limits } from '../../../site/limits';
import {
  HIERARCHY_LEVELS,
  RequestError,
  type Annotated,
  type HierarchyLevel,
  type SearchHit,
  type SearchRequest,
  type SearchResult,
} from '../../contract';
import type { Found } from './engine';
import { countFacets } from './facets';
import { highlight, snippet, type Tags } from './highlight';
import type { Section } from './index-file';
import type { Ranked } from './rank';

const ELLIPSIS = '…';

/** Whether a list of attribute paths contains `path`, one of its parents, or `*`. */
function names(list: readonly string[], path: string): boolean {
  return list.some((entry) => entry === '*' || entry === path || path.startsWith(`${entry}.`));
}

/** Returns the maximum number of words in a snippet of `path`, or undefined if no snippet is requested. */
function snippetWords(attributes: readonly string[], path: string): number | undefined {
  const entry = attributes.map((attribute) => attribute.split(':')).find(([name = '']) => names([name], path));
  return entry === undefined ? undefined : Number(entry[1] ?? limits.snippetWords);
}

/** Creates a value for each of the section's text attributes. Undefined values are omitted. */
function annotate<T>(section: Section, make: (path: string, text: string) => T | undefined): Annotated<T> {
  const result: Annotated<T> = {};
  const content = section.content === null ? undefined : make('content', section.content);
  if (content !== undefined) result.content = content;
  const levels: Partial<Record<HierarchyLevel, T>> = {};
  for (const level of HIERARCHY_LEVELS) {
    const text = section.hierarchy[level];
    const value = text === null ? undefined : make(`hierarchy.${level}`, text);
    if (value !== undefined) levels[level] = value;
  }
  if (Object.keys(levels).length > 0) result.hierarchy = levels;
  return result;
}

const escapeOrNull = (text: string | null): string | null => (text === null ? null : escapeHtml(text));

/** Returns the attributes of a section that a request asks for. By default, it returns all of them. */
function retrieved({ section, byHeading }: Ranked, wanted: readonly string[] = ['*']): SearchHit {
  const { url, anchor, content, language, docusaurus_tag, kind } = section;
  const type = byHeading || content === null ? section.type : 'content';
  const all = { url, anchor, type, content: escapeOrNull(content), language, docusaurus_tag, ...(kind && { kind }) };
  const attributes: Partial<SearchHit> = Object.fromEntries(Object.entries(all).filter(([name]) => names(wanted, name)));
  const levels = HIERARCHY_LEVELS.filter((level) => names(wanted, `hierarchy.${level}`));
  if (levels.length > 0) attributes.hierarchy = Object.fromEntries(levels.map((level) => [level, escapeOrNull(section.hierarchy[level])]));
  return { objectID: section.objectID, ...attributes, _highlightResult: {} };
}

/** Creates a hit in the form that the request asks for. */
function makeHit(ranked: Ranked, { query, matcher }: Found, request: SearchRequest): SearchHit {
  const { attributesToHighlight = ['*'], attributesToSnippet = [], snippetEllipsisText: ellipsis = ELLIPSIS } = request;
  const tags: Tags = { pre: request.highlightPreTag ?? '<em>', post: request.highlightPostTag ?? '</em>' };
  const hit = retrieved(ranked, request.attributesToRetrieve);
  hit._highlightResult = annotate(ranked.section, (path, text) =>
    names(attributesToHighlight, path) ? highlight(text, matcher.match(text).matches, query, tags) : undefined,
  );
  if (attributesToSnippet.length === 0) return hit;
  hit._snippetResult = annotate(ranked.section, (path, text) => {
    const words = snippetWords(attributesToSnippet, path);
    return words === undefined ? undefined : snippet(text, matcher.match(text).matches, query, { ...tags, words, ellipsis });
  });
  return hit;
}

function wholeNumber(value: number | undefined, fallback: number, name: string, most: number): number {
  if (value === undefined) return fallback;
  if (Number.isInteger(value) && value >= 0 && value <= most) return value;
  throw new RequestError(400, `${name}: expected a whole number from 0 to ${most}, got ${String(value)}.`);
}

/** Creates the response to a request. @throws {RequestError} for numbers that the protocol doesn't allow */
export function answer(request: SearchRequest, found: Found): SearchResult {
  const page = wholeNumber(request.page, 0, 'page', Number.MAX_SAFE_INTEGER);
  const hitsPerPage = wholeNumber(request.hitsPerPage, limits.hitsPerPage, 'hitsPerPage', limits.reachableHits);
  const sections = found.ranked.map(({ section }) => section);
  const reachable = found.ranked.slice(0, limits.reachableHits);
  return {
    index: request.indexName,
    hits: reachable.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((ranked) => makeHit(ranked, found, request)),
    nbHits: sections.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(reachable.length / hitsPerPage),
    hitsPerPage,
    query: request.query ?? '',
    ...(request.facets && { facets: countFacets(sections, request.facets) }),
    ...(request.clickAnalytics === true && { queryID: crypto.randomUUID().replaceAll('-', '') }),
  };
}
