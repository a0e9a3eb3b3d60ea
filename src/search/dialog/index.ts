/** What opens the search dialog. The dialog itself loads on demand. */
export { SearchField } from './openers';
export { SearchBar } from './SearchBar';
