/** Entry point of the search page, for `src/pages/search.tsx`. */
export { SearchPage } from './SearchPage';
