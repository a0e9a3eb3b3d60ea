/** Elements that open the search dialog. The dialog itself is a separate program (`island.tsx`). */
export { SearchBar, SearchField } from './openers';
