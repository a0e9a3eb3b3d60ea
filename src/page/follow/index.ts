/** Client module: shows the reader's place in the page that the application has put in the place of another. */
import type { ClientModule } from '@docusaurus/types';
import { showPlace } from './place';

export default {
  onRouteDidUpdate: ({ location, previousLocation }) => {
    if (location.pathname !== previousLocation?.pathname) showPlace();
    // Browsers do so for links; the router has scrolled to the heading, and they know nothing of it.
    if (previousLocation) dispatchEvent(new Event('hashchange'));
  },
} satisfies ClientModule;
