/** Each number that the site promises its readers. The names contain the units Ms and Px. All other values are counts. */
export const limits = {
  /** The layout switches to the mobile sidebar at or below this width. */
  mobileBreakpointPx: 996,
  /** Snippets are shorter at or below this width. */
  snippetBreakpointPx: 768,
  hitsPerPage: 20,
  /** Number of hits that readers can page through: the hosted service's default for `paginationLimitedTo`. */
  reachableHits: 1_000,
  /** Results shown per group in the dialog. */
  maxResultsPerGroup: 5,
  /** Words in a snippet. */
  snippetWords: 10,
  /** Words in a snippet at or below the snippet breakpoint. */
  snippetWordsNarrow: 5,
  maxFavorites: 10,
  /** Recent searches without favorites. */
  maxRecent: 7,
  /** Recent searches when there are favorites. */
  maxRecentWithFavorites: 4,
  /** Maximum length of the search page's input. */
  searchBoxMaxLength: 512,
  /** Maximum length of the dialog's input and of a query taken from a selection. */
  dialogMaxLength: 64,
  /** Suggestions under "Try searching for". */
  maxSuggestedQueries: 3,
  /** A search is stalled after this time. */
  stalledMs: 300,
  analyticsDebounceMs: 400,
  /** Number of "viewed" events in one batch. */
  viewedEventsBatch: 20,
  /** Timeouts of the search client before scaling. */
  connectTimeoutMs: 1_000,
  readTimeoutMs: 2_000,
  writeTimeoutMs: 30_000,
  /** A host that failed isn't contacted again for this time. */
  hostDownMs: 120_000,
  /** The progress bar starts this long after a route change. */
  progressDelayMs: 200,
  /** Maximum size of an image on a page, in bytes. */
  maxImageBytes: 250_000,
  /** Heading levels in the table of contents. */
  tocMinHeading: 2,
  tocMaxHeading: 3,
} as const;
