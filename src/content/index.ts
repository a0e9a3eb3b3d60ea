/** The only way for Node code to read the site's pages: docs instances, locales, files, front matter, trees, and heading IDs. */
export { absentPages, instancesOf, neededBy, optionalFeatures, sidebarFile } from './absent';
export { classed, elementsIn, isControl, linked, named, type ElementTest } from './built-page';
export type { CodeFence } from './fences';
export { entriesBelow, pageOfFile } from './files';
export { pageFields } from './front-matter';
export {
  docsInstances,
  isExecutedPage,
  locales,
  pagesFolder,
  placeOf,
  translationLocales,
  type DocsInstance,
  type Place,
} from './instances';
export { withoutConditions } from './conditions';
export { loadGlossary, loadSearchLanguage, loadWords, type Glossary, type Term } from './language';
export { loadedDocs, loadedSidebar, loadedVersions, type SidebarItem } from './loaded';
export { loadMessages, loadToolMessages, toolsWithMessages, type Messages } from './messages';
export { readBrandFile, withOperators } from './operator';
export { expandParts, partNames, unusedParts, type Expanded } from './parts';
export { Page, readPage, readPages, type ReadOptions } from './pages';
export { elementsOf, headingId, lineOf, nodesOf, parseMarkdown, type Heading } from './tree';
