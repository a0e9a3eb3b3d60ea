/** The embedded engine: an index file in, answers as the hosted service's out. Pure; runs in a worker and in node. */
import {
  HITS_PER_PAGE,
  PAGINATION_LIMIT,
  RequestError,
  type SearchEngine,
  type SearchIndexFile,
  type SearchRequest,
  type SearchResult,
} from '../../contract';
import { countFacets } from './facets';
import { createFinder } from './finder';
import { makeHit } from './hit';
import type { Ranked } from './rank';

/** What the engine takes from its surroundings. */
export interface EngineDeps {
  /** Milliseconds, for `processingTimeMS`. */
  now?: () => number;
  /** A new queryID for each answer that asks for one. */
  newQueryId?: () => string;
}

const randomQueryId = (): string => crypto.randomUUID().replaceAll('-', '');

function wholeNumber(value: number | undefined, fallback: number, name: string, most: number): number {
  if (value === undefined) return fallback;
  if (Number.isInteger(value) && value >= 0 && value <= most) return value;
  throw new RequestError(400, `${name}: expected a whole number from 0 to ${most}, got ${String(value)}.`);
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

/** Makes an engine. @throws Error on a file of another version, saying what to do */
export function createEngine(file: SearchIndexFile, deps: EngineDeps = {}): SearchEngine {
  const { now = () => performance.now(), newQueryId = randomQueryId } = deps;
  const { find } = createFinder(file);

  return {
    search(request): SearchResult {
      const started = now();
      const page = wholeNumber(request.page, 0, 'page', Number.MAX_SAFE_INTEGER);
      const hitsPerPage = wholeNumber(request.hitsPerPage, HITS_PER_PAGE, 'hitsPerPage', PAGINATION_LIMIT);
      const { query, ranked } = find(request);
      const distinct = distinctByUrl(ranked, request.distinct);
      const reachable = distinct.slice(0, PAGINATION_LIMIT);
      const hits = reachable.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((item) => makeHit(item, query, request));
      const counted = request.facets === undefined ? {} : { facets: countFacets(distinct.map((item) => item.section), request.facets), exhaustiveFacetsCount: true };
      return {
        index: request.indexName,
        hits,
        nbHits: distinct.length,
        page,
        nbPages: hitsPerPage === 0 ? 0 : Math.ceil(reachable.length / hitsPerPage),
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
    },
  };
}
