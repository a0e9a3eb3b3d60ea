/**
 * Types that all parts of search share: records, requests, hits, and the engine. Requests and responses have the format of the hosted
 * service's multi-query call (`QUERIES_PATH`). The client's own types are used where they're precise enough.
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
/** An attribute with its matches enclosed in tags, and an excerpt from an attribute. Both are HTML. */
export type Highlighted = HighlightResultOption;
export type Snippet = SnippetResultOption;

export type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;
/** Sends the client's requests and enforces their timeouts. Always resolves. Status 0 (no response) makes the client try the next host. */
export type Requester = NonNullable<ClientOptions['requester']>;
export type RequesterRequest = Parameters<Requester['send']>[0];
export type RequesterResponse = Awaited<ReturnType<Requester['send']>>;

/** Path of the only API call that engines support. */
export const QUERIES_PATH = '/1/indexes/*/queries';

/** Tag that the framework assigns to pages outside the docs. */
export const DEFAULT_TAG = 'default';

/** Heading levels, outermost first. lvl0 is the area of the site, lvl1 is the page title, and lvl2 to lvl6 are the page's headings. */
export const HIERARCHY_LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type HierarchyLevel = (typeof HIERARCHY_LEVELS)[number];

/** What a hit represents: a heading at that level, or text below the innermost heading in its hierarchy. */
export type RecordType = Exclude<HierarchyLevel, 'lvl0'> | 'content';

/** Headings from the area down to the record's own heading, in plain text. Deeper levels are null. */
export type Hierarchy = Record<HierarchyLevel, string | null>;

/** Returns the hierarchy of a heading at `level` (1 to 6) that follows a heading with the hierarchy `above`. */
export function descend(above: Partial<Hierarchy>, level: number, heading: string): Hierarchy {
  const kept = HIERARCHY_LEVELS.map((name, depth) => [name, depth < level ? above[name] : null] as const);
  return { ...(Object.fromEntries(kept) as unknown as Hierarchy), [`lvl${level}`]: heading };
}

/** Returns the hierarchy at the beginning of an area. */
export const hierarchyOf = (area: string): Hierarchy => descend({}, 0, area);

/**
 * A section of a page, below a heading or a list entry, as `records/` extracts it from the built HTML. It's the input for the embedded
 * index and for the upload to the hosted service. All text is plain (not HTML), with whitespace collapsed.
 */
export interface SearchRecord {
  /** Stable across builds: the path in the URL, followed by `#anchor` if there is one. */
  objectID: string;
  /** Path from the root of the host, including the base URL and the locale, with `#anchor` if there is one. */
  url: string;
  /** ID of the heading, or null for the page's own record. */
  anchor: string | null;
  /** lvl1 for the page's title and introduction; lvl2 to lvl6 for a heading and the text up to the next heading. */
  type: Exclude<RecordType, 'content'>;
  hierarchy: Hierarchy;
  /** The section's prose, or null if it has none. */
  content: string | null;
  /** Text in the section's code blocks, which is searched but never shown. Null if there are no code blocks. */
  code: string | null;
  /** Facet: the page's locale, such as `en`. */
  language: string;
  /** Facet: `docs-<instance>-<version>`, or `default` for pages outside the docs. */
  docusaurus_tag: string;
  /** Facet: `definition` for a glossary term, `entry` for a list entry such as an error code. Absent for all other sections. */
  kind?: 'definition' | 'entry';
  /** Position of the page in the site and of the section on the page, which is the last tiebreaker for ranking. */
  position: { page: number; section: number };
}

/** An element of `requests` in the request body. An engine ignores parameters that it doesn't know. */
export interface SearchRequest extends SearchParamsObject {
  indexName: string;
}

/** A record's text attributes, each with a value of type `T`. Levels that the record doesn't have are omitted. */
export interface Annotated<T> {
  content?: T;
  hierarchy?: Partial<Record<HierarchyLevel, T>>;
}

/**
 * A hit, with the attributes that the request asks for. Text in `hierarchy` and `content` is HTML-escaped, as in the hosted service's
 * crawler, because the stock dialog inserts it into the page as HTML.
 */
export interface SearchHit extends Partial<Pick<SearchRecord, 'url' | 'anchor' | 'content' | 'language' | 'docusaurus_tag' | 'kind'>> {
  objectID: string;
  type?: RecordType;
  hierarchy?: Partial<Hierarchy>;
  _highlightResult: Annotated<Highlighted>;
  _snippetResult?: Annotated<Snippet>;
  [attribute: string]: unknown;
}

/** An element of `results` in the response. `page` starts at zero, and `nbHits` counts the hits on all pages. */
export interface SearchResult {
  index: string;
  hits: SearchHit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  query: string;
  facets?: Record<string, Record<string, number>>;
  /** Present if the request contains `clickAnalytics`. */
  queryID?: string;
  /** True if the hosted service was unavailable and the site's own index was used instead. */
  isFallback?: boolean;
  /** True if the small first index was used because the full index was still loading. Search again after `preload()`. */
  isFirst?: boolean;
  [member: string]: unknown;
}

/** A search engine. It's pure and synchronous, and performs no I/O. */
export interface SearchEngine {
  /** @throws {RequestError} if the protocol doesn't allow the request */
  search(request: SearchRequest): SearchResult;
}

/** Thrown for a request that the engine rejects. It becomes a response with this status and message, like the hosted service's errors. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}
