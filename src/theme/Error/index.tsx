/** Shown if the whole application crashed, including the navbar. */
export { default } from '../ErrorPageContent';
