export { Feedback } from './Feedback';
