/**
 * What the parts of search agree on: a record, a request, a hit and an engine. Requests and answers are those of the
 * hosted service's multi-query call (`QUERIES_PATH`); its own client's types are used where they say enough.
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
/** An attribute with its matches in tags, and a cut-out of one. Both are HTML. */
export type Highlighted = HighlightResultOption;
export type Snippet = SnippetResultOption;

export type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;
/** Sends the client's requests, with their time-outs. Always resolves; status 0, nothing answered, leads to the next host. */
export type Requester = NonNullable<ClientOptions['requester']>;
export type RequesterRequest = Parameters<Requester['send']>[0];
export type RequesterResponse = Awaited<ReturnType<Requester['send']>>;

/** Path of the one call that engines answer. */
export const QUERIES_PATH = '/1/indexes/*/queries';

/** Tag that the framework gives pages outside the docs. */
export const DEFAULT_TAG = 'default';

/** Levels of headings, outermost first: lvl0 is the area of the site, lvl1 the page's title, lvl2 to lvl6 its headings. */
export const HIERARCHY_LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type HierarchyLevel = (typeof HIERARCHY_LEVELS)[number];

/** What a hit stands for: a heading of that level, or text under the innermost heading of its hierarchy. */
export type RecordType = Exclude<HierarchyLevel, 'lvl0'> | 'content';

/** Headings from the area down to the record's own; deeper levels are null. Plain text. */
export type Hierarchy = Record<HierarchyLevel, string | null>;

/** The hierarchy of a heading of `level` (1…6) after one with the hierarchy `above`. */
export function descend(above: Partial<Hierarchy>, level: number, heading: string): Hierarchy {
  const kept = HIERARCHY_LEVELS.map((name, depth) => [name, depth < level ? above[name] : null] as const);
  return { ...(Object.fromEntries(kept) as unknown as Hierarchy), [`lvl${level}`]: heading };
}

/** The hierarchy of an area's first heading, to begin with. */
export const hierarchyOf = (area: string): Hierarchy => descend({}, 0, area);

/**
 * One section of a page, of a heading or of an entry of a list, as `records/` reads it from the built HTML: input of the embedded index and of the
 * upload to the hosted service. All text is plain (not HTML) with white space collapsed.
 */
export interface SearchRecord {
  /** Stable across builds: the path of the url, then `#anchor` when there is one. */
  objectID: string;
  /** Path from the host's root, base URL and locale included, with `#anchor` when there is one. */
  url: string;
  /** Id of the heading, null for the page's own record. */
  anchor: string | null;
  /** lvl1 for the page's title and introduction, lvl2 to lvl6 for a heading and the text up to the next one. */
  type: Exclude<RecordType, 'content'>;
  hierarchy: Hierarchy;
  /** The section's prose, null when it has none. */
  content: string | null;
  /** Text of the section's code blocks: searched, never shown. Null when it has none. */
  code: string | null;
  /** Facet: the locale of the page, e.g. `en`. */
  language: string;
  /** Facet: `docs-<instance>-<version>`, or `default` for pages outside the docs. */
  docusaurus_tag: string;
  /** Facet: `definition` for a term of the glossary, `entry` for one entry of a list, such as an error code; absent for all else. */
  kind?: 'definition' | 'entry';
  /** Order of the page in the site and of the section in the page: the last tie-break of ranking. */
  position: { page: number; section: number };
}

/** One entry of the body's `requests`. Parameters that an engine does not know have no effect. */
export interface SearchRequest extends SearchParamsObject {
  indexName: string;
}

/** Attributes of a record, each with `T`; levels that the record does not have are left out. */
export interface Annotated<T> {
  content?: T;
  hierarchy?: Partial<Record<HierarchyLevel, T>>;
}

/**
 * A hit, with the attributes that the request asks for. Text in `hierarchy` and `content` is HTML-escaped, as the hosted
 * service's crawler stores it, because the stock dialog puts it into the page as HTML.
 */
export interface SearchHit extends Partial<Pick<SearchRecord, 'url' | 'anchor' | 'content' | 'language' | 'docusaurus_tag' | 'kind'>> {
  objectID: string;
  type?: RecordType;
  hierarchy?: Partial<Hierarchy>;
  _highlightResult: Annotated<Highlighted>;
  _snippetResult?: Annotated<Snippet>;
  [attribute: string]: unknown;
}

/** One entry of the answer's `results`; `page` is zero-based, `nbHits` counts the hits of all pages. */
export interface SearchResult {
  index: string;
  hits: SearchHit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  query: string;
  facets?: Record<string, Record<string, number>>;
  /** Present when the request has `clickAnalytics`. */
  queryID?: string;
  /** True when the hosted service was unreachable and the index of the site answered instead. */
  isFallback?: boolean;
  /** True when the small first index answered, because the whole one was still on its way: ask again after `preload()`. */
  isFirst?: boolean;
  [member: string]: unknown;
}

/** Pure, synchronous, no I/O. */
export interface SearchEngine {
  /** @throws {RequestError} on a request that the protocol does not allow */
  search(request: SearchRequest): SearchResult;
}

/** A request that the engine refuses; becomes an answer with this status and message, as the hosted service's errors. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}
