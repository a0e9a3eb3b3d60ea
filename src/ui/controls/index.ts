/**
 * What the controls of a page do in the browser: one listener for all of them, on what the static HTML says. No
 * framework in here, so that they work before the application is there, and without it.
 */
import { listenForCopies } from '../code-block/copy';
import { listenForChoices } from '../tabs/choice';

// Also imported where pages are rendered, without a document.
if (typeof document !== 'undefined') {
  listenForCopies();
  listenForChoices();
}
