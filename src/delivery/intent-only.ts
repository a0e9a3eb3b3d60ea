/**
 * Client module: the application does no more than the reader asks for. Of itself the framework fetches every page whose link
 * comes to the screen, a dozen at once, which the reader who waits for search or a menu pays for: here, only what is asked for.
 * And a long page stays laid out as far as it is seen, until the application leads the reader to a place in it or to another page
 * (`src/styles/prose.css`).
 */
import type { ClientModule } from '@docusaurus/types';
import { layOutWhole } from '../page/follow/whole';

export default {
  // Before the new place is scrolled to.
  onRouteUpdate: ({ previousLocation }) => {
    if (previousLocation) layOutWhole();
  },
  // Before the framework's first observer of links reports.
  onRouteDidUpdate: ({ previousLocation }) => {
    if (!previousLocation) window.docusaurus = { ...window.docusaurus, prefetch: () => false };
  },
} satisfies ClientModule;
