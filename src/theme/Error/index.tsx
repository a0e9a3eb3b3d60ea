/** Shown if the entire application crashes, including the navbar. */
export { default } from '../ErrorPageContent';
