/** Client module that preserves what the reader did before the application hydrated the page. */
import { allowExternalDomChanges } from './external-dom-changes';
import { repeatPresses } from './presses';
import { isHydrated } from './hydration';

// This module is also imported during static rendering, where there is no document.
if (typeof document !== 'undefined' && !isHydrated()) {
  allowExternalDomChanges();
  repeatPresses();
}
