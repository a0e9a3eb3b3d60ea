/**
 * Client module that limits prefetching to what the reader asks for. By default, the framework fetches every page whose link appears on
 * screen, a dozen at a time, which slows down a reader who is waiting for search or a menu.
 */
import type { ClientModule } from '@docusaurus/types';

export default {
  // Runs before the framework's first link observer reports.
  onRouteDidUpdate: ({ previousLocation }) => {
    if (!previousLocation) window.docusaurus = { ...window.docusaurus, prefetch: () => false };
  },
} satisfies ClientModule;
