/** Client module for the development server (`npm start`), which has no delivered pages. It opens search like the page script does. */
import { OPENED, type SearchWindow } from '../../page/search/island';
import { listenForSearch } from '../../page/search/open';

if (typeof document !== 'undefined') {
  listenForSearch();
  addEventListener(OPENED, ({ target }) => {
    void import('./island').then(() => (window as SearchWindow).renderSearch?.(target as HTMLDialogElement));
  });
}
