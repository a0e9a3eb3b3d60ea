/** Definitions that the scripts on a page share to report parts that failed to load. This code is inlined in every page. */

/** Window event that reports the failure. Its detail is a function that retries what the reader asked for. */
export const FAILURE = 'page-failure';
export type Failure = CustomEvent<() => void>;

/** Root element attribute that shows that the page script (`page.ts`) is running. */
export const PAGE_RUNS = 'data-page-runs';
