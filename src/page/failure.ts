/** How scripts report a part of the page that failed to load, and what they share. This code is inline in every page. */

/** Event of the window. Its detail is a function that retries what the reader asked for. */
export const FAILURE = 'page-failure';
export type Failure = CustomEvent<() => void>;

/** Attribute of the root element that shows that the page script (`page.ts`) is running. */
export const PAGE_RUNS = 'data-page-runs';
