/** Client module of the writer's server (`npm start`), which has no delivered page: opens the search as the page's script does. */
import { OPENED, type SearchWindow } from '../../page/search/island';
import { listenForSearch } from '../../page/search/open';

if (typeof document !== 'undefined') {
  listenForSearch();
  addEventListener(OPENED, ({ target }) => {
    void import('./island').then(() => (window as SearchWindow).renderSearch?.(target as HTMLDialogElement));
  });
}
