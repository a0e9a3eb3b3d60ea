/** What `scripts/` use of this module. */
export { readSettings, USAGE } from './arguments';
export { explain } from './explain';
export { metadataOf } from './metadata';
export { runDeploy } from './run';
