/**
 * Makes the controls on a page work in the browser. Shared listeners handle all controls, and only need static HTML. This module doesn't
 * use a framework, so that controls work before the application loads, and even if it never does.
 */
import { listenForCopies } from './copy';
import { listenForQuotes } from './quote';
import { listenForChoices } from './choice';

/** Root element attribute that shows that the listeners are active, set by the page script or by the application (`npm start`). */
const LISTENING = 'data-controls';

// This module is also imported during static rendering, where there is no document.
if (typeof document !== 'undefined' && !document.documentElement.hasAttribute(LISTENING)) {
  document.documentElement.setAttribute(LISTENING, '');
  listenForCopies();
  listenForChoices();
  listenForQuotes();
}
