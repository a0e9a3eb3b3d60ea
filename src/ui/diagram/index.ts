export { Diagram, type DiagramProps } from './Diagram';
