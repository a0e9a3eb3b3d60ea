/**
 * What a page does for its reader, whether the application runs or not, in delivered pages and in those of the writer's server:
 * listeners on the document, which know no page and find its parts anew.
 */
import { STORAGE_KEY } from '../lib/reader-values/names';
import { listenForColorMode } from './color-mode';
import './controls';
import { listenForDrawer, type DrawerTexts } from './drawer';
import { showExplanations } from './explanation';
import { startFilter } from './filter';
import { closeWhatIsLeft } from './follow/close';
import { followReader } from './follow/place';
import { followColorMode } from './follow/theme-color';
import { keepPlaceInLanguages } from './language';
import { hideNavbarOnScroll } from './navbar';
import { followStored } from './stored';

/** @param colorModeKey under which the framework keeps the reader's choice; empty where the brand has one mode */
export function startBehaviour(drawer: DrawerTexts, colorModeKey: string): void {
  listenForDrawer(drawer);
  listenForColorMode(colorModeKey);
  followStored([STORAGE_KEY, colorModeKey]);
  // Before what opens a fold that the address names: a filter may hide it.
  startFilter();
  followReader();
  // After what opens a fold that the address names, and scrolls to it.
  hideNavbarOnScroll();
  closeWhatIsLeft();
  followColorMode();
  showExplanations();
  keepPlaceInLanguages();
}
