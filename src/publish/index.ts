/** The module's entry point for browser code. */
export { MarkdownLink, MarkdownRow } from './control/MarkdownRow';
export { OfflinePage } from './offline-page/OfflinePage';
export { PrintSection } from './PrintSection';
