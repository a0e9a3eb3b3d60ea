/**
 * Client module of the writer's server (`npm start`), which has no delivered page: a writer sees the contents follow,
 * what was opened close, and the frame take the page's ground, as readers do. The bar at the top is the application's.
 */
import { translate } from '@docusaurus/Translate';
import storage from '@generated/site-storage';
import { listenForColorMode } from '../page/color-mode';
import '../page/controls';
import { listenForDrawer } from '../page/drawer';
import { closeWhatIsLeft } from '../page/follow/close';
import { followReader } from '../page/follow/place';
import { followColorMode } from '../page/follow/theme-color';

if (typeof document !== 'undefined') {
  listenForColorMode(`theme${storage.namespace}`);
  listenForDrawer({
    close: translate({ id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel', message: 'Close navigation bar' }),
    back: translate({ id: 'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel', message: '← Back to main menu' }),
  });
  closeWhatIsLeft();
  followReader();
  followColorMode();
}
