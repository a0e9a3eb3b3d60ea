/**
 * What a page does before the application is there, and need not do at once. Fetched beside the page.
 * What follows the reader goes on when the application is there: it knows no page, and finds the parts anew.
 */
import './controls';
import { listenForColorMode } from './color-mode';
import { listenForDrawer, type DrawerTexts } from './drawer';
import { PAGE_RUNS } from './failure';
import { tellFailures, type FailureTexts } from './failure-notice';
import { showExplanations } from './explanation';
import { closeWhatIsLeft } from './follow/close';
import { followReader } from './follow/place';
import { followColorMode } from './follow/theme-color';
import { keepPlaceInLanguages } from './language';
import { loadWhenNeeded } from './reader-values/load';
import { hideNavbarOnScroll } from './navbar';
import { prefetchLinks } from './prefetch';
import { repeatEarly } from './presses';
import { prepareSearch } from './search/load';
import { leaveOldVersion, resumeSearch } from './version';

/** Name of the script beside this one; put in by the plugin. */
declare const VALUES_FILE: string;
/** Where the framework keeps the colour mode; empty where the brand has one mode. */
declare const COLOR_MODE_KEY: string;
declare const FAILURE_TEXTS: FailureTexts;
declare const DRAWER_TEXTS: DrawerTexts;

document.documentElement.setAttribute(PAGE_RUNS, '');
tellFailures(FAILURE_TEXTS);
listenForDrawer(DRAWER_TEXTS);
listenForColorMode(COLOR_MODE_KEY);

loadWhenNeeded(new URL(VALUES_FILE, (document.currentScript as HTMLScriptElement).src).href);
followReader();
// After what opens a fold that the address names, and scrolls to it.
hideNavbarOnScroll();
closeWhatIsLeft();
followColorMode();
showExplanations();
keepPlaceInLanguages();
prefetchLinks();
// Pages for reading offline come without the application.
if (document.querySelector('script[data-scripts]')) {
  leaveOldVersion();
  prepareSearch();
  resumeSearch();
}
repeatEarly();
// The framework shows its banner for a wrong base address where this is missing when the page has been read.
(window as { docusaurus?: object }).docusaurus ??= {};
