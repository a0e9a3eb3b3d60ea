/** What opens the search dialog. The dialog itself is a program of its own: `island.tsx`. */
export { SearchBar, SearchField } from './openers';
