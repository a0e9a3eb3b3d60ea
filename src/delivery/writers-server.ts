/** Client module for the development server (`npm start`), whose pages aren't delivered, so that they behave like readers' pages. */
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
