/** How a result opens from the keyboard: here, with Ctrl/Cmd in a new tab, with Shift in a new window. */
import { type DocSearchModalProps } from '@docsearch/react';
import { follow } from '../follow';

type Navigator = NonNullable<DocSearchModalProps['navigator']>;

/**
 * @param onSelect hears of each result of a query that is opened, by its objectID
 */
export function createNavigator(onSelect: (objectID: string) => void): Navigator {
  const opened =
    (open: (url: string) => void): Navigator['navigate'] =>
    ({ itemUrl, item }) => {
      // Stored searches have no highlights: they are opened again, and answer no query.
      if ('_highlightResult' in item) onSelect(item.objectID);
      open(itemUrl);
    };
  return {
    navigate: opened(follow),
    navigateNewTab: opened((url) => void window.open(url, '_blank', 'noopener')),
    // Browsers open a tab for `_blank` unless the features speak of a window's shape.
    navigateNewWindow: opened(
      (url) => void window.open(url, '_blank', `noopener,popup,width=${String(window.outerWidth)},height=${String(window.outerHeight)}`),
    ),
  };
}
