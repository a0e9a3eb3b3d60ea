/** Client module that shows the reader's position after the application has navigated to a page. */
import type { ClientModule } from '@docusaurus/types';
import { showPlace } from './place';

export default {
  onRouteDidUpdate: ({ location, previousLocation }) => {
    if (location.pathname !== previousLocation?.pathname) showPlace();
    // Browsers fire this event when they follow a link to a heading, but not when the router scrolls to the heading.
    if (previousLocation) dispatchEvent(new Event('hashchange'));
  },
} satisfies ClientModule;
