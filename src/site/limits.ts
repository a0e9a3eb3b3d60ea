/**
 * The constants of the specification, once. Each line names the section it comes from.
 * Units stand in the names: Ms, Px; all others are counts.
 */
export const limits = {
  /** §9: layout changes to the mobile sidebar at or below this width. */
  mobileBreakpointPx: 996,
  /** §9: snippets are shorter at or below this width. */
  snippetBreakpointPx: 768,
  /** §9 */
  hitsPerPage: 20,
  /** Hits that can be paged through: the hosted service's default of `paginationLimitedTo`. */
  reachableHits: 1_000,
  /** §9: results shown of one group in the dialog. */
  maxResultsPerGroup: 5,
  /** §9: words in a snippet. */
  snippetWords: 10,
  /** §9: words in a snippet at or below the snippet breakpoint. */
  snippetWordsNarrow: 5,
  /** §9 */
  maxFavorites: 10,
  /** §9: recent searches without favorites. */
  maxRecent: 7,
  /** §9: recent searches when there are favorites. */
  maxRecentWithFavorites: 4,
  /** §5, §9: the search page's input. */
  searchBoxMaxLength: 512,
  /** §5, §9: the dialog's input and the query taken from a selection. */
  dialogMaxLength: 64,
  /** §8: suggestions under "Try searching for". */
  maxSuggestedQueries: 3,
  /** §4, §9: a search is stalled after this time. */
  stalledMs: 300,
  /** §9 */
  analyticsDebounceMs: 400,
  /** §9: viewed events in one batch. */
  viewedEventsBatch: 20,
  /** §9: time-outs of the search client before scaling. */
  connectTimeoutMs: 1_000,
  readTimeoutMs: 2_000,
  writeTimeoutMs: 30_000,
  /** §7, §9: a failed host is not asked again for this time. */
  hostDownMs: 120_000,
  /** §4, §9: the progress bar starts this long after a route change. */
  progressDelayMs: 200,
  /** §2, §9: levels in the table of contents. */
  tocMinHeading: 2,
  tocMaxHeading: 3,
} as const;
