/**
 * Types that the parts of search share: record, request, hit and engine. Requests and responses are those of the hosted service's
 * multi-query call (`QUERIES_PATH`). Its client's own types are used where they are precise enough.
 */
import type {
  FacetFilters,
  HighlightResultOption,
  liteClient,
  MatchLevel,
  SearchParamsObject,
  SnippetResultOption,
} from 'algoliasearch/lite';

export type { FacetFilters, MatchLevel };
/** An attribute with its matches in tags, and an excerpt of one. Both are HTML. */
export type Highlighted = HighlightResultOption;
export type Snippet = SnippetResultOption;

export type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;
/** Sends the client's requests, with their timeouts. Always resolves; status 0 (no response) leads to the next host. */
export type Requester = NonNullable<ClientOptions['requester']>;
export type RequesterRequest = Parameters<Requester['send']>[0];
export type RequesterResponse = Awaited<ReturnType<Requester['send']>>;

/** Path of the only call that engines support. */
export const QUERIES_PATH = '/1/indexes/*/queries';

/** Tag that the framework gives to pages outside the docs. */
export const DEFAULT_TAG = 'default';

/** Heading levels, outermost first: lvl0 is the area of the site, lvl1 the page title, and lvl2 to lvl6 are its headings. */
export const HIERARCHY_LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type HierarchyLevel = (typeof HIERARCHY_LEVELS)[number];

/** What a hit represents: a heading of that level, or text below the innermost heading of its hierarchy. */
export type RecordType = Exclude<HierarchyLevel, 'lvl0'> | 'content';

/** Headings from the area to the record's own; deeper levels are null. Plain text. */
export type Hierarchy = Record<HierarchyLevel, string | null>;

/** The hierarchy of a heading of `level` (1…6) that follows one with the hierarchy `above`. */
export function descend(above: Partial<Hierarchy>, level: number, heading: string): Hierarchy {
  const kept = HIERARCHY_LEVELS.map((name, depth) => [name, depth < level ? above[name] : null] as const);
  return { ...(Object.fromEntries(kept) as unknown as Hierarchy), [`lvl${level}`]: heading };
}

/** The initial hierarchy of an area's first heading. */
export const hierarchyOf = (area: string): Hierarchy => descend({}, 0, area);

/**
 * A section of a page, below a heading or a list entry, as `records/` reads it from the built HTML. It's the input of the embedded index
 * and of the upload to the hosted service. All text is plain (not HTML), with white space collapsed.
 */
export interface SearchRecord {
  /** Stable across builds: the path of the URL, followed by `#anchor` if there is one. */
  objectID: string;
  /** Path from the root of the host, including base URL and locale, with `#anchor` if there is one. */
  url: string;
  /** ID of the heading, or null for the record of the page itself. */
  anchor: string | null;
  /** lvl1 for the page's title and introduction; lvl2 to lvl6 for a heading and the text up to the next one. */
  type: Exclude<RecordType, 'content'>;
  hierarchy: Hierarchy;
  /** The section's prose, or null if it has none. */
  content: string | null;
  /** Text of the section's code blocks, which is searched but never shown. Null if it has none. */
  code: string | null;
  /** Facet: the locale of the page, such as `en`. */
  language: string;
  /** Facet: `docs-<instance>-<version>`, or `default` for pages outside the docs. */
  docusaurus_tag: string;
  /** Facet: `definition` for a glossary term, `entry` for a list entry such as an error code. Absent for everything else. */
  kind?: 'definition' | 'entry';
  /** Position of the page in the site and of the section in the page, as the last tiebreaker of the ranking. */
  position: { page: number; section: number };
}

/** An element of the body's `requests`. Parameters that an engine doesn't know are ignored. */
export interface SearchRequest extends SearchParamsObject {
  indexName: string;
}

/** Attributes of a record, each with `T`. Levels that the record doesn't have are left out. */
export interface Annotated<T> {
  content?: T;
  hierarchy?: Partial<Record<HierarchyLevel, T>>;
}

/**
 * A hit, with the attributes that the request asks for. Text in `hierarchy` and `content` is HTML-escaped, as in the hosted service's
 * crawler, because the original dialog inserts it into the page as HTML.
 */
export interface SearchHit extends Partial<Pick<SearchRecord, 'url' | 'anchor' | 'content' | 'language' | 'docusaurus_tag' | 'kind'>> {
  objectID: string;
  type?: RecordType;
  hierarchy?: Partial<Hierarchy>;
  _highlightResult: Annotated<Highlighted>;
  _snippetResult?: Annotated<Snippet>;
  [attribute: string]: unknown;
}

/** An element of the response's `results`. `page` starts at zero, and `nbHits` counts the hits of all pages. */
export interface SearchResult {
  index: string;
  hits: SearchHit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  query: string;
  facets?: Record<string, Record<string, number>>;
  /** Present if the request has `clickAnalytics`. */
  queryID?: string;
  /** True if the hosted service was unavailable and the site's own index was used instead. */
  isFallback?: boolean;
  /** True if the small first index was used because the full one was still loading. Ask again after `preload()`. */
  isFirst?: boolean;
  [member: string]: unknown;
}

/** Pure, synchronous, no I/O. */
export interface SearchEngine {
  /** @throws {RequestError} for a request that the protocol doesn't allow */
  search(request: SearchRequest): SearchResult;
}

/** A request that the engine rejects. It becomes a response with this status and message, like the hosted service's errors. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}
