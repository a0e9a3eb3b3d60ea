/** How a result opens from the keyboard: here, with Ctrl/Cmd in a new tab, with Shift in a new window. */
import { type DocSearchModalProps } from '@docsearch/react';
import { type useHistory } from '@docusaurus/router';

type Navigator = NonNullable<DocSearchModalProps['navigator']>;

/** Paths are the router's, other addresses the browser's. */
export function createNavigator(history: Pick<ReturnType<typeof useHistory>, 'push'>): Navigator {
  return {
    navigate: ({ itemUrl }) => (itemUrl.startsWith('/') ? history.push(itemUrl) : window.location.assign(itemUrl)),
    navigateNewTab: ({ itemUrl }) => void window.open(itemUrl, '_blank', 'noopener'),
    // Browsers open a tab for `_blank` unless the features speak of a window's shape.
    navigateNewWindow: ({ itemUrl }) =>
      void window.open(itemUrl, '_blank', `noopener,popup,width=${String(window.outerWidth)},height=${String(window.outerHeight)}`),
  };
}
