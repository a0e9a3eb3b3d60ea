/** Everything that is measured, and the conditions, with each number defined once. */

/** A small Android phone in portrait orientation. */
export const phone = {
  viewport: { width: 360, height: 800 },
  // As in Lighthouse's phone emulation.
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

/**
 * Slow 4G as Lighthouse applies it in the browser (`mobileSlow4G` in its core/config/constants.js): 1.6 Mbit/s down and 750 kbit/s up, of
 * which 90 % are available, and 562.5 ms from request to response.
 */
export const slow4G = { roundTripMs: 562.5, downKbit: 1474.56, upKbit: 675 } as const;

/** Factor by which a page's main thread is slowed down. */
export const CPU_SLOWDOWN = 4;

/** Number of cold visits to each page. */
export const VISITS = 7;

/** Time without a request or a long task after which a page has settled, in ms. */
export const QUIET_MS = 1500;

/** A task's time beyond this threshold counts as blocking, in ms. */
export const LONG_TASK_MS = 50;

/**
 * Time that the pointer rests on a link before the click, in ms: one network round trip, plus the delay before a page is requested, plus
 * the time until the page arrives. After a shorter time, a click waits for the pending response.
 */
export const REST_MS = 1_000;

/** Number of consecutive pages before memory is measured again. */
export const PAGES_IN_A_ROW = 20;
/** Maximum share by which memory may grow and still count as stable. */
export const LEVEL = 0.1;

/** The pages, keyed by row name: a home page, two long pages, and a page with formulas. */
export const pages = {
  home: '/',
  'object lock': '/guides/object-lock',
  'S3 API': '/guides/s3-api',
  'hardware (formulas)': '/composer/swarms/hardware',
} as const;
/** The page from which readers search and go to the next page. */
export const PAGE_OF_INTENTS = pages['object lock'];
/** The first of the consecutive pages. Ten more follow it. */
export const FIRST_PAGE = '/guides/buckets-and-objects';

/** Query typed into search. */
export const QUERY = 'retention';

/** Selectors of elements on each site. `search` is undefined if a site has no search by default. */
export interface Parts {
  readonly nextPage: string;
  readonly search?: { readonly button: string; readonly input: string; readonly hit: string };
}
export const parts: Readonly<Record<string, Parts>> = {
  ours: {
    nextPage: '.pagination-nav__link--next',
    // Until the dialog exists, a field on the page receives the typed text and passes it on.
    search: { button: '.search-button', input: '.search-pending input, .DocSearch-Input', hit: '.DocSearch-Hit a' },
  },
  starlight: {
    nextPage: 'a[rel=next]',
    search: { button: 'site-search button[data-open-modal]', input: 'site-search dialog input', hit: '.pagefind-ui__result-link' },
  },
  docusaurus: { nextPage: '.pagination-nav__link--next' },
  vitepress: { nextPage: '.pager-link.next' },
};
