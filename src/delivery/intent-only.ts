/**
 * Client module: the application does no more than the reader asks for. Of itself the framework fetches every page whose link
 * comes to the screen, a dozen at once, which the reader who waits for search or a menu pays for: here, only what is asked for.
 */
import type { ClientModule } from '@docusaurus/types';

export default {
  // Before the framework's first observer of links reports.
  onRouteDidUpdate: ({ previousLocation }) => {
    if (!previousLocation) window.docusaurus = { ...window.docusaurus, prefetch: () => false };
  },
} satisfies ClientModule;
