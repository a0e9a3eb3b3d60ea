/** A part of the page that did not come: how scripts of the page tell it, and what they have in common. Stands in every page. */

/** Event of the window. Its detail is a function that tries again what the reader asked for. */
export const FAILURE = 'page-failure';
export type Failure = CustomEvent<() => void>;

/** Says on the root element that the script beside the page (`page.ts`) runs. */
export const PAGE_RUNS = 'data-page-runs';
