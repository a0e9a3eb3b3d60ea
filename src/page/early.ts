/** Handles clicks and key presses before the page script (`page.ts`) loads. It's inlined in every page, so every byte counts. */
import { closestTo, create } from './elements';
import { PAGE_RUNS } from './failure';
import { givePressesUp, isAnyPressed, press } from './presses';
import { showPlainTexts } from './reader-values/plain';
import { listenForSearch } from './search/open';

declare const FAILED: string;

const { documentElement: root } = document;

/** Shows the message in a native popover. Browsers that don't support popovers show it at the end of the page. */
function tellFailure(): void {
  givePressesUp();
  const notice = create('p', { popover: 'auto', role: 'alert', textContent: FAILED });
  document.body.append(notice);
  (notice.showPopover as (() => void) | undefined)?.();
}

/** Requests the page script again if the page has finished loading and the script isn't running. */
function fetchAgain(): void {
  const src = document.querySelector<HTMLScriptElement>('script[src*="/js/page."]')?.src;
  if (root.hasAttribute(PAGE_RUNS) || document.readyState !== 'complete' || src === undefined) return;
  document.head.append(create('script', { src, onerror: tellFailure }));
}

addEventListener(
  'click',
  (event) => {
    const element = closestTo(event.target, 'button:not(.search-button), [role=button]');
    if (root.hasAttribute(PAGE_RUNS) || !element || element.closest('dialog')) return;
    event.preventDefault();
    press(element);
    fetchAgain();
  },
  true,
);
addEventListener('load', () => isAnyPressed() && fetchAgain());
// On Apple devices, the search button shows a different key for the search shortcut.
root.toggleAttribute('data-apple', /Mac OS X/.test(navigator.userAgent));
listenForSearch();
showPlainTexts();
