/** What opens the search dialog. The dialog itself loads on demand. */
export { SearchBar } from './SearchBar';
export { SearchField } from './SearchField';
