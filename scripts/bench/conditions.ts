/** What is measured under which conditions, each number once. */

/** A small Android phone, held upright. */
export const phone = {
  viewport: { width: 360, height: 800 },
  // Of Lighthouse's phone.
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

/**
 * Slow 4G as Lighthouse applies it in the browser (`mobileSlow4G` in its core/config/constants.js): 1.6 Mbit/s down and
 * 750 kbit/s up, of which 90 % arrive, and 562.5 ms from request to answer.
 */
export const slow4G = { roundTripMs: 562.5, downKbit: 1474.56, upKbit: 675 } as const;

/** The main thread of a page is slowed by this factor. */
export const CPU_SLOWDOWN = 4;

/** Cold visits of each page. */
export const VISITS = 7;

/** A page is settled when for this time nothing was under way: no request, no long task. In ms. */
export const QUIET_MS = 1500;

/** A task blocks for what it takes beyond this, in ms. */
export const LONG_TASK_MS = 50;

/**
 * The pointer rests on a link for this time before it is clicked, in ms: a round trip of the link, what is waited for before a
 * page is asked for, and what a page takes to arrive. After less, a click waits for the answer that is under way.
 */
export const REST_MS = 1_000;

/** Pages in a row before memory is looked at again. */
export const PAGES_IN_A_ROW = 20;
/** Memory is level when it has grown by at most this part. */
export const LEVEL = 0.1;

/** The pages, by the name of their row: a home page, two long ones, one with formulas. */
export const pages = {
  home: '/',
  'object lock': '/guides/object-lock',
  'S3 API': '/guides/s3-api',
  'hardware (formulas)': '/composer/swarms/hardware',
} as const;
/** The page that search and the next page are asked on. */
export const PAGE_OF_INTENTS = pages['object lock'];
/** The first of the pages in a row; ten follow it. */
export const FIRST_PAGE = '/guides/buckets-and-objects';

/** Typed into search. */
export const QUERY = 'retention';

/** Where things are on a page of each site; `search` is undefined where a site has none unless it is set up. */
export interface Parts {
  readonly nextPage: string;
  readonly search?: { readonly button: string; readonly input: string; readonly hit: string };
}
export const parts: Readonly<Record<string, Parts>> = {
  ours: {
    nextPage: '.pagination-nav__link--next',
    // Before the dialog is there, a field of the page takes what is typed, and hands it over.
    search: { button: '.search-button', input: '.search-pending input, .DocSearch-Input', hit: '.DocSearch-Hit a' },
  },
  starlight: {
    nextPage: 'a[rel=next]',
    search: { button: 'site-search button[data-open-modal]', input: 'site-search dialog input', hit: '.pagefind-ui__result-link' },
  },
  docusaurus: { nextPage: '.pagination-nav__link--next' },
  vitepress: { nextPage: '.pager-link.next' },
};
