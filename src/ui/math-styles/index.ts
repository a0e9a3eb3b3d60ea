export { MathStyles } from './MathStyles';
