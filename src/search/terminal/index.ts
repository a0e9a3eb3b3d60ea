/** Node side of the room for scripts: the commands. */
export { evalCommand } from './eval-command';
export { checkOtherSets } from './other-sets';
export { searchCommand } from './search-command';
