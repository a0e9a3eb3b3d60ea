/**
 * What a page answers before the script beside it (`page.ts`) is there: it opens the search, and notes what is pressed.
 * Stands in every page, so each byte counts.
 */
import { PAGE_RUNS } from './failure';
import { givePressesUp, press } from './presses';
import { showPlainTexts } from './reader-values/plain';
import { listenForSearch } from './search/open';
import { noteFreshPage } from './whole-layout';

const { documentElement: root } = document;

/** Where the page has been read whole without its script, that is asked for once more. */
function fetchAgain(): void {
  const src = document.querySelector<HTMLScriptElement>('script[src*="/js/page."]')?.src;
  if (document.readyState !== 'complete' || src === undefined) return;
  document.head.append(Object.assign(document.createElement('script'), { src, onerror: givePressesUp }));
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
// For the name of the key that opens the search.
root.toggleAttribute('data-apple', /Mac OS X/.test(navigator.userAgent));
noteFreshPage();
listenForSearch();
showPlainTexts();
