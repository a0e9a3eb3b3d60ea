/** What was found, as the hosted service's answer. */
import { limits } from '../../../site/limits';
import { RequestError, type SearchRequest, type SearchResult } from '../../contract';
import { countFacets } from './facets';
import type { Found } from './finder';
import { makeHit } from './hit';
import type { Ranked } from './rank';

/** What the engine takes from its surroundings. */
export interface EngineDeps {
  /** Milliseconds, for `processingTimeMS`. */
  now?: () => number;
  /** A new queryID for each answer that asks for one. */
  newQueryId?: () => string;
}

/** The part of the hits that a request asks for. */
export interface Paging {
  page: number;
  hitsPerPage: number;
}

const randomQueryId = (): string => crypto.randomUUID().replaceAll('-', '');

function wholeNumber(value: number | undefined, fallback: number, name: string, most: number): number {
  if (value === undefined) return fallback;
  if (Number.isInteger(value) && value >= 0 && value <= most) return value;
  throw new RequestError(400, `${name}: expected a whole number from 0 to ${most}, got ${String(value)}.`);
}

/** @throws {RequestError} on numbers that the protocol does not allow */
function readPaging(request: SearchRequest): Paging {
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

/** Starts the clock of an answer and gives what makes it, given what was found. */
export function startAnswer(request: SearchRequest, { now = () => performance.now(), newQueryId = randomQueryId }: EngineDeps) {
  const started = now();
  const { page, hitsPerPage } = readPaging(request);
  return (found: Found): SearchResult => {
    const { ranked } = found;
    const distinct = distinctByUrl(ranked, request.distinct);
    const reachable = distinct.slice(0, limits.reachableHits);
    const hits = reachable.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((item) => makeHit(item, found, request));
    const nbHits = distinct.length;
    const counted =
      request.facets === undefined
        ? {}
        : {
            facets: countFacets(
              distinct.map((item) => item.section),
              request.facets,
            ),
            exhaustiveFacetsCount: true,
          };
    return {
      index: request.indexName,
      hits,
      nbHits,
      page,
      nbPages: hitsPerPage === 0 ? 0 : Math.ceil(Math.min(nbHits, limits.reachableHits) / hitsPerPage),
      hitsPerPage,
      query: request.query ?? '',
      params: echo(request),
      processingTimeMS: Math.max(1, Math.round(now() - started)),
      exhaustiveNbHits: true,
      exhaustiveTypo: true,
      exhaustive: { nbHits: true, typo: true },
      ...counted,
      ...(request.clickAnalytics === true ? { queryID: newQueryId() } : {}),
      renderingContent: {},
    };
  };
}
