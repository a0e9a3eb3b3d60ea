/**
 * What a page handles before the page script (`page.ts`) loads: it opens the search, and records clicks. This code is inline in every page,
 * so every byte counts.
 */
import { PAGE_RUNS } from './failure';
import { givePressesUp, isAnyPressed, press } from './presses';
import { showPlainTexts } from './reader-values/plain';
import { listenForSearch } from './search/open';

/** Text that says that the page script couldn't be loaded. The build inserts it. */
declare const FAILED: string;

const { documentElement: root } = document;

/** Uses only the browser's popover. Browsers without popovers show the text at the end of the page. */
function tellFailure(): void {
  givePressesUp();
  const notice = Object.assign(document.createElement('p'), { popover: 'auto', role: 'alert', textContent: FAILED });
  document.body.append(notice);
  (notice.showPopover as (() => void) | undefined)?.();
}

/** If the page has been parsed and its script isn't there, it's requested once more. */
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
// Determines the name of the key that opens the search.
root.toggleAttribute('data-apple', /Mac OS X/.test(navigator.userAgent));
listenForSearch();
showPlainTexts();
