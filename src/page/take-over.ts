/** Client module: what the reader did before the application was there is not lost when it takes the page over. */
import { allowExternalDomChanges } from './external-dom-changes';
import { repeatPresses } from './presses';
import { isHydrated } from './hydration';

// Also imported where pages are rendered, without a document.
if (typeof document !== 'undefined' && !isHydrated()) {
  allowExternalDomChanges();
  repeatPresses();
}
