/**
 * What the site promises its readers in numbers, each once.
 * Units stand in the names: Ms, Px; all others are counts.
 */
export const limits = {
  /** Layout changes to the mobile sidebar at or below this width. */
  mobileBreakpointPx: 996,
  /** Snippets are shorter at or below this width. */
  snippetBreakpointPx: 768,
  hitsPerPage: 20,
  /** Hits that can be paged through: the hosted service's default of `paginationLimitedTo`. */
  reachableHits: 1_000,
  /** Results shown of one group in the dialog. */
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
  /** The search page's input. */
  searchBoxMaxLength: 512,
  /** The dialog's input and the query taken from a selection. */
  dialogMaxLength: 64,
  /** Suggestions under "Try searching for". */
  maxSuggestedQueries: 3,
  /** A search is stalled after this time. */
  stalledMs: 300,
  analyticsDebounceMs: 400,
  /** Viewed events in one batch. */
  viewedEventsBatch: 20,
  /** Time-outs of the search client before scaling. */
  connectTimeoutMs: 1_000,
  readTimeoutMs: 2_000,
  writeTimeoutMs: 30_000,
  /** A failed host is not asked again for this time. */
  hostDownMs: 120_000,
  /** The progress bar starts this long after a route change. */
  progressDelayMs: 200,
  /** Bytes of an image in a page. */
  maxImageBytes: 250_000,
  /** Levels in the table of contents. */
  tocMinHeading: 2,
  tocMaxHeading: 3,
} as const;
