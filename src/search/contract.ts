/**
 * The one vocabulary of the search room: what a record is, what the index file holds, and what goes over
 * the wire between the client's requester and an engine. Engines, records, dialog and page see each other
 * only through these types. Names and shapes follow the hosted service's multi-query call
 * (`QUERIES_PATH`).
 */

import type { searchClient } from '@algolia/client-search';

/** Options of the hosted service's client; an engine supplies some of them. */
export type ClientOptions = NonNullable<Parameters<typeof searchClient>[2]>;
/** What sends the client's requests. Must enforce the time-outs it is given and resolve in every case. */
export type Requester = NonNullable<ClientOptions['requester']>;
/** A request as the client hands it to its requester. */
export type RequesterRequest = Parameters<Requester['send']>[0];
/** The answer to it; status 0 means that nothing answered, so the client tries its next host. */
export type RequesterResponse = Awaited<ReturnType<Requester['send']>>;

/** Path of the one call that engines answer: the hosted service's multi-query. */
export const QUERIES_PATH = '/1/indexes/*/queries';

/** Depth of a heading in a hit: lvl0 is the area of the site, lvl1 the page title, lvl2…lvl6 its headings. */
export type HierarchyLevel = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

/** All levels in order, outermost first. */
export const HIERARCHY_LEVELS: readonly HierarchyLevel[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** What a hit stands for: a heading of that level, or text under the innermost heading of its hierarchy. */
export type RecordType = Exclude<HierarchyLevel, 'lvl0'> | 'content';

/** Headings from the area down to the record's own; deeper levels are null. Plain text. */
export type Hierarchy = Record<HierarchyLevel, string | null>;

/**
 * One heading section of one page, as made by `records/` from the built HTML. All text is plain (not HTML)
 * and white space is collapsed. Serves the embedded index and the upload to the hosted service alike.
 */
export interface SearchRecord {
  /** Stable across builds: the path of the url, then `#anchor` when there is one. */
  objectID: string;
  /** Path from the host's root, base URL and locale included, with `#anchor` when there is one. */
  url: string;
  /** Id of the heading, null for the page's own record. */
  anchor: string | null;
  /** lvl1 for the page's title and introduction, lvl2…lvl6 for a heading and the text up to the next one. */
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
  /** Order of the page in the site and of the section in the page: the last tie-break of ranking. */
  position: { page: number; section: number };
}

/** Words of readers, and words of the pages that each of them may mean, but that do not mean them: a photo is an object. */
export type OneWaySynonyms = readonly [from: readonly string[], to: readonly string[]];

/** Version of `SearchIndexFile`; an engine refuses any other. Raise it whenever the shape changes. */
export const INDEX_VERSION = 3;

/**
 * `search/index.<locale>.json`, what the worker loads when search is first opened. Texts stand in columns, one
 * line a page or a section in reading order, because like compresses well beside like.
 */
export interface SearchIndexFile {
  version: number;
  language: string;
  /** Words that stand as one character in coded columns; `engines/embedded/word-coding.ts` tells the coding. */
  dictionary: string;
  /** Characters that texts use, so that no word is written as one of them. */
  taken: string;
  /** A line a page: path without anchor, hierarchy.lvl0, docusaurus_tag and the levels of its sections (a digit each), by tabs. */
  pages: string;
  /** A line a section: its anchor, empty for the page itself. */
  anchors: string;
  /** A line a section, coded: its heading, its prose, and the words of its code that its prose has not. */
  headings: string;
  texts: string;
  code: string;
  /** Groups of words that stand for each other in this site, e.g. ["immutable", "worm"]. */
  synonyms: string[][];
  /** … and groups of words that stand for others. */
  oneWay: OneWaySynonyms[];
}

/**
 * `search/index.<locale>.json` of a site too large for one file: the words of the whole site, and where the
 * shards are that hold their postings and the pages' text. `engines/embedded/sharded/` tells the codings.
 */
export interface ShardedIndexFile {
  version: number;
  language: string;
  synonyms: string[][];
  oneWay: OneWaySynonyms[];
  /** Folder of the shards, relative to this file; its name changes whenever a shard does. */
  folder: string;
  /** Of the text shards' coding, as in `SearchIndexFile`: chosen from the whole site. */
  dictionary: string;
  taken: string;
  /** Total of sections. */
  size: number;
  /** Terms of a section on average: heading, path, content, code. */
  averageLengths: [number, number, number, number];
  /** All words, sorted, front-coded. */
  words: string;
  /** For each word, in how many sections it is. */
  frequencies: string;
  /** Words that stand for two neighbours of a heading, and where to split them. */
  pairs: string;
  /** Headings that many sections have, and how many. */
  sharedHeadings: [heading: string, sections: number][];
  areas: string[];
  tags: string[];
  /** Runs of pages of one area and tag. */
  pages: string;
  /** Words of each posting shard, pages of each text shard. */
  postingShards: string;
  textShards: string;
}

/** `t<n>.json`: neighbouring pages; the rest of the small index file is in the opening file. */
export type TextShard = Pick<SearchIndexFile, 'pages' | 'anchors' | 'headings' | 'texts' | 'code'>;

/** `p<n>.json`: for each word of the shard the pages that hold it, as gaps, and how well each does. */
export interface PostingShard {
  pages: string[];
  impacts: string[];
}

/** A facet filter of the hosted service: `attribute:value` (`attribute:-value` excludes); outer arrays AND, inner arrays OR. */
export type FacetFilters = string | readonly FacetFilters[];

/** One entry of the body's `requests`. Parameters not listed are accepted and have no effect, as `analytics` would. */
export interface SearchRequest {
  indexName: string;
  query?: string;
  /** Zero-based. Default 0. */
  page?: number;
  /** Default 20, at most 1000. */
  hitsPerPage?: number;
  /** Attribute paths, `*` for all (default). `objectID` always comes. */
  attributesToRetrieve?: readonly string[];
  /** Attribute paths, `*` for all searchable ones (default). */
  attributesToHighlight?: readonly string[];
  /** `attribute:words`, e.g. `content:10`; 10 words when no number is given. Default none. */
  attributesToSnippet?: readonly string[];
  /** Default `…`. */
  snippetEllipsisText?: string;
  /** Default `<em>`. */
  highlightPreTag?: string;
  /** Default `</em>`. */
  highlightPostTag?: string;
  facetFilters?: FacetFilters;
  /** Attributes to count over all hits, `*` for all of `FACET_ATTRIBUTES`. */
  facets?: readonly string[];
  /** At most this many hits a url (true is 1, false and 0 are no limit). Default 1. */
  distinct?: boolean | number;
  /** Adds a queryID to the answer. */
  clickAnalytics?: boolean;
}

/** Attributes that can be filtered on and counted. */
export const FACET_ATTRIBUTES = ['language', 'docusaurus_tag', 'hierarchy.lvl0', 'hierarchy.lvl1'] as const;

/** Attributes that are searched, highlighted and cut into snippets. */
export const TEXT_ATTRIBUTES = [...HIERARCHY_LEVELS.map((level) => `hierarchy.${level}` as const), 'content'] as const;

/** How much of the query an attribute holds. */
export type MatchLevel = 'none' | 'partial' | 'full';

/** An attribute with its matches in tags. `value` is HTML: text escaped, matches between the request's tags. */
export interface Highlighted {
  value: string;
  matchLevel: MatchLevel;
  /** True when the whole attribute is one match. Absent when nothing matched. */
  fullyHighlighted?: boolean;
  /** The words of the query found here, as typed (folded to lower case). */
  matchedWords: string[];
}

/** A cut-out of an attribute around its best matches. `value` is HTML. */
export interface Snippet {
  value: string;
  matchLevel: MatchLevel;
}

/** Attributes of a record, each with `T`; levels that the record does not have are left out. */
export interface Annotated<T> {
  content?: T;
  hierarchy?: Partial<Record<HierarchyLevel, T>>;
}

/**
 * A hit. Text in `hierarchy` and `content` is HTML-escaped, as the hosted crawler stores it: the stock
 * dialog puts it into the page as HTML. Attributes come as `attributesToRetrieve` asks.
 */
export interface SearchHit {
  objectID: string;
  url?: string;
  anchor?: string | null;
  type?: RecordType;
  hierarchy?: Partial<Hierarchy>;
  content?: string | null;
  language?: string;
  docusaurus_tag?: string;
  _highlightResult: Annotated<Highlighted>;
  _snippetResult?: Annotated<Snippet>;
  /** A hit is also an open record, as in the hosted client's types. */
  [attribute: string]: unknown;
}

/** One entry of the answer's `results`. */
export interface SearchResult {
  index: string;
  hits: SearchHit[];
  /** Hits over all pages. */
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  query: string;
  /** The request's parameters, URL-encoded. */
  params: string;
  processingTimeMS: number;
  exhaustiveNbHits: boolean;
  exhaustiveTypo: boolean;
  exhaustive: { nbHits: boolean; typo: boolean; facetsCount?: boolean };
  facets?: Record<string, Record<string, number>>;
  exhaustiveFacetsCount?: boolean;
  queryID?: string;
  /** True when the hosted service was unreachable and the index of the site answered instead. */
  isFallback?: boolean;
  renderingContent: Record<string, never>;
}

/** Longest query that is looked at, in characters; the rest is cut. Also the hosted service's own limit. */
export const QUERY_MAX_LENGTH = 512;
/** Default of `hitsPerPage`. */
export const HITS_PER_PAGE = 20;
/** Most hits that can be paged through, as the hosted service's `paginationLimitedTo`. */
export const PAGINATION_LIMIT = 1000;

/** What an engine is: pure, synchronous, no I/O. */
export interface SearchEngine {
  /** Answers one request. @throws {RequestError} on a request that the protocol does not allow. */
  search(request: SearchRequest): SearchResult;
}

/** What an engine that fetches files while it answers tells and heeds. */
export interface SearchProgress {
  /** Called with true when the answer begins to wait for files, with false when it has them. */
  onFetch: (waiting: boolean) => void;
  /** Ends an answer that nobody waits for any more. */
  signal: AbortSignal;
}

/** An engine as the worker sees it: one that has everything answers at once, one that fetches answers later. */
export interface LoadedEngine {
  /** @throws {RequestError} as `SearchEngine`; {@link IndexFileError} when a file does not come */
  search(request: SearchRequest, progress?: SearchProgress): SearchResult | Promise<SearchResult>;
}

/** A file of the index that did not come: nothing answers, which is not the same as no hits. */
export class IndexFileError extends Error {
  override readonly name = 'IndexFileError';
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

/** Status of a query that a newer one of the same client has overtaken; never shown to the reader. */
export const STATUS_SUPERSEDED = 499;

/** Messages to the worker. `channel` tells clients apart: a newer query overtakes only older ones of its own channel. */
export type ToWorker =
  | { kind: 'load'; id: number; indexUrl: string }
  | { kind: 'request'; id: number; channel: number; method: string; path: string; body: string };

/**
 * Messages from the worker: `loaded` answers `load`, `answer` answers `request`; `status` 0 is a failed load.
 * `fetching` says that the answer to `id` begins, or has ceased, to wait for files.
 */
export type FromWorker =
  | { kind: 'fetching'; id: number; waiting: boolean }
  | { kind: 'loaded'; id: number; ok: boolean; message: string }
  | { kind: 'answer'; id: number; status: number; content: string };

/** The index of the site itself answers. */
export interface EmbeddedConfig {
  engine: 'embedded';
  indexName: string;
  /** Absolute or root-relative URL of `search/index.<locale>.json`. */
  indexUrl: string;
}

/** The hosted service answers. */
export interface HostedConfig {
  engine: 'hosted';
  indexName: string;
  appId: string;
  /** The search-only key. */
  apiKey: string;
  /** Addresses to ask instead of the service's own, in this order. */
  hosts?: readonly string[];
  /** What answers while no host does. */
  fallback?: EmbeddedConfig;
}

/** Where a client's answers come from. */
export type SearchClientConfig = EmbeddedConfig | HostedConfig;
