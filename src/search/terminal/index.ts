/** Node side of the room for scripts: the commands. */
export { evalCommand } from './eval-command';
export { searchCommand } from './search-command';
