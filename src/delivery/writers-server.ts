/** Client module of the writer's server (`npm start`), which has no delivered page: its pages behave as those that readers get. */
import { translate } from '@docusaurus/Translate';
import storage from '@generated/site-storage';
import { startBehaviour } from '../page/behaviour';

if (typeof document !== 'undefined') {
  const drawer = {
    close: translate({ id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel', message: 'Close navigation bar' }),
    back: translate({ id: 'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel', message: '← Back to main menu' }),
  };
  startBehaviour(drawer, `theme${storage.namespace}`);
}
