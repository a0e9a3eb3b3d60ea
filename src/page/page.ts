/** The script beside each delivered page: its behaviour, and the start of the search and the application. What must not wait for it is in `early.ts`. */
import { startBehaviour } from './behaviour';
import type { DrawerTexts } from './drawer';
import { PAGE_RUNS } from './failure';
import { tellFailures, type FailureTexts } from './failure-notice';
import { startWhenNeeded } from './intent';
import { prefetchLinks } from './prefetch';
import { repeatEarly } from './presses';
import { loadWhenNeeded } from './reader-values/load';
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
  startBehaviour(DRAWER_TEXTS, COLOR_MODE_KEY);
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
