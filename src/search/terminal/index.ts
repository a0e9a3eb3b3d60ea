/** The command of this module, for its script. */
export { searchCommand } from './search-command';
