/** Entry point of the search page, for `src/pages/search.tsx`, and of the suggestions on the 404 page. */
export { BestPages } from './BestPages';
export { SearchPage } from './SearchPage';
