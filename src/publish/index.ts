/** The module's entry point for browser code. */
export { MarkdownLink } from './MarkdownLink';
export { MarkdownRow } from './MarkdownRow';
export { OfflinePage } from './offline-page/OfflinePage';
export { PrintSection } from './PrintSection';
