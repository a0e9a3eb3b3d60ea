/** Node side of the room for scripts: uploads to the hosted index. */
export { pushCommand } from './push-command';
