/**
 * What a page does for its reader, before and after the application is there: it knows no page, and finds the parts anew.
 * Fetched beside the page; what must not wait for it is in `early.ts`.
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
import { startWhenNeeded } from './intent';
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

function run(): void {
  document.documentElement.setAttribute(PAGE_RUNS, '');
  tellFailures(FAILURE_TEXTS);
  loadWhenNeeded(new URL(VALUES_FILE, (document.currentScript as HTMLScriptElement).src).href);
  listenForDrawer(DRAWER_TEXTS);
  listenForColorMode(COLOR_MODE_KEY);
  followReader();
  // After what opens a fold that the address names, and scrolls to it.
  hideNavbarOnScroll();
  closeWhatIsLeft();
  followColorMode();
  showExplanations();
  keepPlaceInLanguages();
  prefetchLinks();
  repeatEarly();
  // Pages for reading offline come without the application.
  if (!document.querySelector('script[data-scripts]')) return;
  leaveOldVersion();
  prepareSearch();
  resumeSearch();
  startWhenNeeded();
}

// Where it seemed not to come, it was asked for twice.
if (!document.documentElement.hasAttribute(PAGE_RUNS)) run();
// The framework shows its banner for a wrong base address where this is missing when the page has been read.
(window as { docusaurus?: object }).docusaurus ??= {};
