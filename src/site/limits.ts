/** All numbers that the site promises its readers. Names that end in Ms or Px contain the unit. All other values are counts. */
export const limits = {
  /** Layout width at or below which the mobile sidebar is used. */
  mobileBreakpointPx: 996,
  /** Width at or below which snippets are shorter. */
  snippetBreakpointPx: 768,
  hitsPerPage: 20,
  /** Number of hits that readers can page through. It's the hosted service's default for `paginationLimitedTo`. */
  reachableHits: 1_000,
  /** Maximum number of results per group in the dialog. */
  maxResultsPerGroup: 5,
  /** Number of words in a snippet. */
  snippetWords: 10,
  /** Number of words in a snippet at or below the snippet breakpoint. */
  snippetWordsNarrow: 5,
  maxFavorites: 10,
  /** Maximum number of recent searches if there are no favorites. */
  maxRecent: 7,
  /** Maximum number of recent searches if there are favorites. */
  maxRecentWithFavorites: 4,
  /** Maximum input length on the search page. */
  searchBoxMaxLength: 512,
  /** Maximum input length in the dialog, and maximum length of a query taken from a selection. */
  dialogMaxLength: 64,
  /** Maximum number of suggestions under "Try searching for". */
  maxSuggestedQueries: 3,
  /** Time after which a search is considered stalled. */
  stalledMs: 300,
  analyticsDebounceMs: 400,
  /** Number of "viewed" events per batch. */
  viewedEventsBatch: 20,
  /** Search client timeouts, before scaling. */
  connectTimeoutMs: 1_000,
  readTimeoutMs: 2_000,
  writeTimeoutMs: 30_000,
  /** Time during which a host that failed isn't contacted again. */
  hostDownMs: 120_000,
  /** Time between a route change and the start of the progress bar. */
  progressDelayMs: 200,
  /** Maximum size in bytes of an image on a page. */
  maxImageBytes: 250_000,
  /** Range of heading levels in the table of contents. */
  tocMinHeading: 2,
  tocMaxHeading: 3,
} as const;
