export { ByCategory } from './ByCategory';
export { Catalogue } from './Catalogue';
export { CheckNote, ChecksTable } from './Checks';
