/** The script on every published page. Code that can't wait for it is in `early.ts`. */
import { startWhenNeeded } from './application';
import { startBehaviour } from './behaviour';
import { PAGE_RUNS, tellFailures } from './failure';
import { leaveOldVersion, resumeSearch } from './newer-version';
import { prefetchLinks } from './prefetch';
import { repeatEarly } from './presses';
import { loadWhenNeeded } from './reader-values/load';
import { prepareSearch } from './search/load';
import type { DrawerTexts, FailureTexts } from './texts';

/** Name of the script for the reader's values, inserted by the plugin. */
declare const VALUES_FILE: string;
/** Key under which the framework stores the color mode; empty if the brand has only one mode. */
declare const COLOR_MODE_KEY: string;
declare const FAILURE_TEXTS: FailureTexts;
declare const DRAWER_TEXTS: DrawerTexts;

function run(): void {
  document.documentElement.setAttribute(PAGE_RUNS, '');
  tellFailures(FAILURE_TEXTS);
  loadWhenNeeded(new URL(VALUES_FILE, (document.currentScript as HTMLScriptElement).src).href);
  startBehaviour(DRAWER_TEXTS, COLOR_MODE_KEY);
  prefetchLinks();
  repeatEarly();
  // Offline pages don't include the application.
  if (!document.querySelector('script[data-scripts]')) return;
  leaveOldVersion();
  prepareSearch();
  resumeSearch();
  startWhenNeeded();
}

// This script may have been requested twice, if the first request seemed to have failed.
if (!document.documentElement.hasAttribute(PAGE_RUNS)) run();
// If this global variable is missing once the page is parsed, the framework shows a banner about a wrong base URL.
(window as { docusaurus?: object }).docusaurus ??= {};
