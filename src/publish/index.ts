/** The browser's door of the module. */
export { TwinLink } from './TwinLink';
export { TwinRow } from './TwinRow';
export { OfflinePage } from './offline-page/OfflinePage';
export { PrintSection } from './PrintSection';
