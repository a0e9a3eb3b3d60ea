/** Client module that preserves what the reader did before the application hydrated the page, and leaves prefetching to the page script. */
import type { ClientModule } from '@docusaurus/types';
import { allowExternalDomChanges } from './external-dom-changes';
import { isHydrated } from './hydration';
import { repeatPresses } from './presses';

// This module is also imported during static rendering, where there is no document.
if (typeof document !== 'undefined' && !isHydrated()) {
  allowExternalDomChanges();
  repeatPresses();
}

export default {
  // By default, the framework fetches every page whose link appears on screen, a dozen at a time, which slows down a reader who is waiting
  // for search or a menu. This runs before the framework's first link observer reports.
  onRouteDidUpdate: ({ previousLocation }) => {
    if (!previousLocation) window.docusaurus = { ...window.docusaurus, prefetch: () => false };
  },
} satisfies ClientModule;
