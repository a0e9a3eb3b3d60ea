/** The inside of the dialog, in a chunk of its own. */
export { Panel } from './Panel';
