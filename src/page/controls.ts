/**
 * What the controls of a page do in the browser: one listener for all of them, on what the static HTML says. No
 * framework in here, so that they work before the application is there, and without it.
 */
import { listenForCopies } from './copy';
import { listenForQuotes } from './quote';
import { listenForChoices } from './choice';

/** Says on the root element that the controls are listened to: by the page's own script, or by the application (`npm start`). */
const LISTENING = 'data-controls';

// Also imported where pages are rendered, without a document.
if (typeof document !== 'undefined' && !document.documentElement.hasAttribute(LISTENING)) {
  document.documentElement.setAttribute(LISTENING, '');
  listenForCopies();
  listenForChoices();
  listenForQuotes();
}
