/** Browser entry point for the integration catalog. */
export { ByCategory } from './ByCategory';
export { Catalogue } from './Catalogue';
export { CheckNote, ChecksTable } from './Checks';
