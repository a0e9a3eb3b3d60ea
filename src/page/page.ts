/**
 * What a page does before the application is there, and need not do at once. Fetched beside the page.
 * What follows the reader goes on when the application is there: it knows no page, and finds the parts anew.
 */
import './controls';
import { closeWhatIsLeft } from './follow/close';
import { followReader } from './follow/place';
import { followColorMode } from './follow/theme-color';
import { loadWhenNeeded } from './reader-values/load';
import { hideNavbarOnScroll } from './navbar';
import { prefetchLinks } from './prefetch';
import { prepareSearch } from './search/load';
import { leaveOldVersion, resumeSearch } from './version';

/** Name of the script beside this one; put in by the plugin. */
declare const VALUES_FILE: string;

loadWhenNeeded(new URL(VALUES_FILE, (document.currentScript as HTMLScriptElement).src).href);
hideNavbarOnScroll();
followReader();
closeWhatIsLeft();
followColorMode();
prefetchLinks();
// Pages for reading offline come without the application.
if (document.querySelector('script[data-scripts]')) {
  leaveOldVersion();
  prepareSearch();
  resumeSearch();
}
// The framework shows its banner for a wrong base address where this is missing when the page has been read.
(window as { docusaurus?: object }).docusaurus ??= {};
