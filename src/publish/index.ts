/** The entry point of the module for browser code. */
export { TwinLink } from './TwinLink';
export { TwinRow } from './TwinRow';
export { OfflinePage } from './offline-page/OfflinePage';
export { PrintSection } from './PrintSection';
