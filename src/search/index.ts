/** The browser's door to the search room. Node code enters by `plugin.ts`. */
export { createDocsSearchClient, type DocsSearchClient, type SearchClientDeps } from './client';
export { embeddedIndexUrl } from './index-url';
export {
  HIERARCHY_LEVELS,
  HITS_PER_PAGE,
  QUERY_MAX_LENGTH,
  type FacetFilters,
  type Hierarchy,
  type HierarchyLevel,
  type SearchClientConfig,
  type SearchHit,
  type SearchRequest,
  type SearchResult,
} from './contract';
