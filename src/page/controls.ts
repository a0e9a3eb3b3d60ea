/**
 * The behavior of a page's controls in the browser: one listener for all of them, based on the static HTML. It doesn't use a framework, so
 * that controls work before the application loads, and without it.
 */
import { listenForCopies } from './copy';
import { listenForQuotes } from './quote';
import { listenForChoices } from './choice';

/** Marks on the root element that a listener is active, either from the page script or from the application (`npm start`). */
const LISTENING = 'data-controls';

// This module is also imported during static rendering, where there is no document.
if (typeof document !== 'undefined' && !document.documentElement.hasAttribute(LISTENING)) {
  document.documentElement.setAttribute(LISTENING, '');
  listenForCopies();
  listenForChoices();
  listenForQuotes();
}
