export { Diagram } from './Diagram';
