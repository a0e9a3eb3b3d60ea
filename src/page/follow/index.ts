/** Client module: shows the reader's place in the page that the application has put in the place of another. */
import type { ClientModule } from '@docusaurus/types';
import { openNamed } from './named';
import { showPlace } from './place';

export default {
  onRouteDidUpdate: ({ location, previousLocation }) => {
    if (location.pathname !== previousLocation?.pathname) showPlace();
    else if (location.hash !== previousLocation.hash) openNamed();
  },
} satisfies ClientModule;
