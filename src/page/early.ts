/**
 * What a page answers before the script beside it (`page.ts`) is there: it opens the search, and notes what is pressed.
 * Stands in every page, so each byte counts.
 */
import { PAGE_RUNS } from './failure';
import { givePressesUp, isAnyPressed, press } from './presses';
import { showPlainTexts } from './reader-values/plain';
import { listenForSearch } from './search/open';

/** Tells the reader that the script beside the page could not be loaded. The build puts the text in. */
declare const FAILED: string;

const { documentElement: root } = document;

/** Uses nothing but the browser's own popover. A browser without popovers shows the text at the end of the page. */
function tellFailure(): void {
  givePressesUp();
  const notice = Object.assign(document.createElement('p'), { popover: 'auto', role: 'alert', textContent: FAILED });
  document.body.append(notice);
  (notice.showPopover as (() => void) | undefined)?.();
}

/** Where the page has been read whole without its script, that is asked for once more. */
function fetchAgain(): void {
  const src = document.querySelector<HTMLScriptElement>('script[src*="/js/page."]')?.src;
  if (root.hasAttribute(PAGE_RUNS) || document.readyState !== 'complete' || src === undefined) return;
  document.head.append(Object.assign(document.createElement('script'), { src, onerror: tellFailure }));
}

addEventListener(
  'click',
  (event) => {
    const { target } = event;
    if (root.hasAttribute(PAGE_RUNS) || !(target instanceof Element)) return;
    const element = target.closest('button:not(.search-button), [role=button]');
    if (!element || element.closest('dialog')) return;
    event.preventDefault();
    press(element);
    fetchAgain();
  },
  true,
);
addEventListener('load', () => isAnyPressed() && fetchAgain());
// For the name of the key that opens the search.
root.toggleAttribute('data-apple', /Mac OS X/.test(navigator.userAgent));
listenForSearch();
showPlainTexts();
