/** What was found, as the hosted service's answer. */
import { limits } from '../../../site/limits';
import { RequestError, type SearchRequest, type SearchResult } from '../../contract';
import { countFacets } from './facets';
import type { Found } from './finder';
import { makeHit } from './hit';
import type { Ranked } from './rank';

/** The part of the hits that a request asks for. */
interface Paging {
  page: number;
  hitsPerPage: number;
}

function wholeNumber(value: number | undefined, fallback: number, name: string, most: number): number {
  if (value === undefined) return fallback;
  if (Number.isInteger(value) && value >= 0 && value <= most) return value;
  throw new RequestError(400, `${name}: expected a whole number from 0 to ${most}, got ${String(value)}.`);
}

/** @throws {RequestError} on numbers that the protocol does not allow */
export function readPaging(request: SearchRequest): Paging {
  return {
    page: wholeNumber(request.page, 0, 'page', Number.MAX_SAFE_INTEGER),
    hitsPerPage: wholeNumber(request.hitsPerPage, limits.hitsPerPage, 'hitsPerPage', limits.reachableHits),
  };
}

/** Keeps the best `limit` hits of each url. */
function distinctByUrl(ranked: readonly Ranked[], distinct: boolean | number | undefined): readonly Ranked[] {
  const limit = Number(distinct ?? 1);
  if (limit === 0) return ranked;
  const counts = new Map<string, number>();
  return ranked.filter(({ section }) => {
    const count = (counts.get(section.url) ?? 0) + 1;
    counts.set(section.url, count);
    return count <= limit;
  });
}

/** Half of a character outside the basic plane; cannot be URL-encoded. */
const LONE_SURROGATE = /[\uD800-\uDFFF]/gu;

/** The request's parameters as the hosted service echoes them. */
function echo(request: SearchRequest): string {
  const entries = Object.entries(request).filter(([name, value]) => name !== 'indexName' && value !== undefined);
  const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
  return entries.map(([name, value]) => `${name}=${encodeURIComponent(text(value).replace(LONE_SURROGATE, '\uFFFD'))}`).join('&');
}

/** The answer to a request. @param started when it began, by `performance.now()` */
export function answer(request: SearchRequest, { page, hitsPerPage }: Paging, found: Found, started: number): SearchResult {
  const distinct = distinctByUrl(found.ranked, request.distinct);
  const sections = distinct.map(({ section }) => section);
  const hits = distinct.slice(0, limits.reachableHits).slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  const nbHits = distinct.length;
  return {
    index: request.indexName,
    hits: hits.map((item) => makeHit(item, found, request)),
    nbHits,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(Math.min(nbHits, limits.reachableHits) / hitsPerPage),
    hitsPerPage,
    query: request.query ?? '',
    params: echo(request),
    processingTimeMS: Math.max(1, Math.round(performance.now() - started)),
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: { nbHits: true, typo: true },
    ...(request.facets && { facets: countFacets(sections, request.facets), exhaustiveFacetsCount: true }),
    ...(request.clickAnalytics === true && { queryID: crypto.randomUUID().replaceAll('-', '') }),
    renderingContent: {},
  };
}
