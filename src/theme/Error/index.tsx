/** Where the application as a whole crashed, even the navbar. */
export { default } from '../ErrorPageContent';
