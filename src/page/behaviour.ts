/** Page behavior with or without the application, also on the development server: listeners on the document, not on elements. */
import { STORAGE_KEY } from '../lib/reader-values/names';
import { listenForChoices } from './choice';
import { closeWhatIsLeft } from './close';
import { followColorMode, listenForColorMode } from './color-mode';
import { listenForCopies } from './copy';
import { listenForDrawer } from './drawer';
import { showExplanations } from './explanation';
import { startFilter } from './filter';
import { followReader } from './follow';
import { hideNavbarOnScroll, keepPlaceInLanguages } from './navbar';
import { listenForQuotes } from './quote';
import { linkRows } from './row-links';
import { followStored } from './stored';
import type { DrawerTexts } from './texts';

/** @param colorModeKey key under which the framework stores the reader's color mode; empty if the brand has only one mode */
export function startBehaviour(drawer: DrawerTexts, colorModeKey: string): void {
  listenForCopies();
  listenForChoices();
  listenForQuotes();
  listenForDrawer(drawer);
  listenForColorMode(colorModeKey);
  followStored([STORAGE_KEY, colorModeKey]);
  // Must run before the code that opens the section named in the URL, because a filter may hide that section.
  startFilter();
  followReader();
  // Must run after the code that opens the section named in the URL and scrolls to it.
  hideNavbarOnScroll();
  closeWhatIsLeft();
  followColorMode();
  showExplanations();
  linkRows();
  keepPlaceInLanguages();
}
