/** Client module that shows the reader's position on a page to which the application has navigated. */
import type { ClientModule } from '@docusaurus/types';
import { showPlace } from './place';

export default {
  onRouteDidUpdate: ({ location, previousLocation }) => {
    if (location.pathname !== previousLocation?.pathname) showPlace();
    // Browsers fire this event for links, but here the router has scrolled to the heading without them.
    if (previousLocation) dispatchEvent(new Event('hashchange'));
  },
} satisfies ClientModule;
