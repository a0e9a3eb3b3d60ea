export { Tested } from './Tested';
