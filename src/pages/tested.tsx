export { Tested as default } from '../tested';
