/** Opens a result from the keyboard: in the same tab, in a new tab with Ctrl/Cmd, or in a new window with Shift. */
import { type DocSearchModalProps } from '@docsearch/react';
import { FOLLOWED } from '../../../page/search/island';

type Navigator = NonNullable<DocSearchModalProps['navigator']>;

/** Navigates to a URL. If the application is running, its router opens paths. Otherwise, the browser opens them. */
export function follow(url: string): void {
  const isLeft = !url.startsWith('/') || dispatchEvent(new CustomEvent(FOLLOWED, { cancelable: true, detail: url }));
  if (isLeft) window.location.assign(url);
}

/** @param onSelect called with the objectID of each search result that the reader opens */
export function createNavigator(onSelect: (objectID: string) => void): Navigator {
  const opened =
    (open: (url: string) => void): Navigator['navigate'] =>
    ({ itemUrl, item }) => {
      // Stored searches have no highlights. Reopening them doesn't count, because they aren't results of a query.
      if ('_highlightResult' in item) onSelect(item.objectID);
      open(itemUrl);
    };
  return {
    navigate: opened(follow),
    navigateNewTab: opened((url) => void window.open(url, '_blank', 'noopener')),
    // For `_blank`, browsers open a tab unless the features specify the size of a window.
    navigateNewWindow: opened(
      (url) => void window.open(url, '_blank', `noopener,popup,width=${String(window.outerWidth)},height=${String(window.outerHeight)}`),
    ),
  };
}
